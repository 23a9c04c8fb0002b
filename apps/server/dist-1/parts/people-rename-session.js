import { Ua as oncePerZod } from "./server.js";
import { t as deliverySchema } from "./delivery.js";
// ../../packages/double/src/generated/control/methods/people-rename-session.ts
const peopleRenameSessionArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	thread: z.string({ error: "invalid_arguments" }).exactOptional(),
	title: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(200, { error: "invalid_arguments" }),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleRenameSessionArgumentsSchema = oncePerZod((z) => z.strictObject(peopleRenameSessionArgumentsShape(z), { error: "invalid_arguments" }));
const peopleRenameSessionResponseShape = oncePerZod((z) => ({
	channel: z.string({ error: "internal_error" }),
	title: z.string({ error: "internal_error" }),
	deliveries: z.array(z.lazy(() => deliverySchema(z)), { error: "internal_error" })
}));
const peopleRenameSessionMethod = {
	wireName: "people.renameSession",
	verb: "POST",
	description: "Renames an agent session as a person.",
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
		channel: {
			wireName: "channel",
			form: "string"
		},
		thread: {
			wireName: "thread",
			form: "string"
		},
		title: {
			wireName: "title",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleRenameSessionArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleRenameSessionResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "people",
		rates: [],
		requires: [],
		limits: {
			person: { minLength: { value: 1 } },
			channel: { minLength: { value: 1 } },
			title: {
				minLength: { value: 1 },
				maxLength: { value: 200 }
			},
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peopleRenameSessionMethod };
