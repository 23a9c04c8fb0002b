import { Ua as oncePerZod } from "./server.js";
import { t as seenChannelSchema } from "./seen-channel.js";
// ../../packages/double/src/generated/control/types/seen-app.ts
const seenCommandShape = oncePerZod((z) => ({
	command: z.string({ error: "invalid_arguments" }),
	description: z.string({ error: "invalid_arguments" }),
	usage_hint: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const seenCommandSchema = oncePerZod((z) => z.strictObject(seenCommandShape(z), { error: "invalid_arguments" }));
const seenShortcutShape = oncePerZod((z) => ({
	type: z.enum(["global", "message"], { error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	callback_id: z.string({ error: "invalid_arguments" }),
	description: z.string({ error: "invalid_arguments" })
}));
const seenShortcutSchema = oncePerZod((z) => z.strictObject(seenShortcutShape(z), { error: "invalid_arguments" }));
const seenAppShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	home: z.boolean({ error: "invalid_arguments" }),
	assistant: z.boolean({ error: "invalid_arguments" }),
	commands: z.array(seenCommandSchema(z), { error: "invalid_arguments" }),
	shortcuts: z.array(seenShortcutSchema(z), { error: "invalid_arguments" })
}));
const seenAppSchema = oncePerZod((z) => z.strictObject(seenAppShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/types/seen-workspace.ts
const seenWorkspaceShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	domain: z.string({ error: "invalid_arguments" })
}));
const seenWorkspaceSchema = oncePerZod((z) => z.strictObject(seenWorkspaceShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/methods/people-see-workspace.ts
const peopleSeeWorkspaceArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleSeeWorkspaceArgumentsSchema = oncePerZod((z) => z.strictObject(peopleSeeWorkspaceArgumentsShape(z), { error: "invalid_arguments" }));
const peopleSeeWorkspaceResponseShape = oncePerZod((z) => ({
	user: z.string({ error: "internal_error" }),
	workspace: seenWorkspaceSchema(z),
	channels: z.array(z.lazy(() => seenChannelSchema(z)), { error: "internal_error" }),
	apps: z.array(z.lazy(() => seenAppSchema(z)), { error: "internal_error" })
}));
const peopleSeeWorkspaceMethod = {
	wireName: "people.seeWorkspace",
	verb: "GET",
	description: "Returns what a person sees in a workspace: its conversations with their unread messages, and the installed apps.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		person: {
			wireName: "person",
			form: "string"
		},
		workspace: {
			wireName: "workspace",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleSeeWorkspaceArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleSeeWorkspaceResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "people",
		rates: [],
		requires: [],
		limits: {
			person: { minLength: { value: 1 } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peopleSeeWorkspaceMethod };
