import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/types/seen-prompt.ts
const seenPromptShape = oncePerZod((z) => ({
	title: z.string({ error: "invalid_arguments" }),
	message: z.string({ error: "invalid_arguments" })
}));
const seenPromptSchema = oncePerZod((z) => z.strictObject(seenPromptShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/methods/people-see-assistant.ts
const peopleSeeAssistantArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	bot: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	thread: z.string({ error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleSeeAssistantArgumentsSchema = oncePerZod((z) => z.strictObject(peopleSeeAssistantArgumentsShape(z), { error: "invalid_arguments" }));
const peopleSeeAssistantResponseShape = oncePerZod((z) => ({
	channel: z.string({ error: "internal_error" }),
	state: z.enum([
		"active",
		"processing",
		"suspended",
		"closed"
	], { error: "internal_error" }),
	title: z.string({ error: "internal_error" }).exactOptional(),
	status: z.string({ error: "internal_error" }).exactOptional(),
	loading_messages: z.array(z.string({ error: "internal_error" }), { error: "internal_error" }).exactOptional(),
	prompts: z.array(z.lazy(() => seenPromptSchema(z)), { error: "internal_error" }),
	prompts_title: z.string({ error: "internal_error" }).exactOptional()
}));
const peopleSeeAssistantMethod = {
	wireName: "people.seeAssistant",
	verb: "GET",
	description: "Returns what a person sees of an assistant: its title, status and prompts.",
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
		bot: {
			wireName: "bot",
			form: "string"
		},
		thread: {
			wireName: "thread",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleSeeAssistantArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleSeeAssistantResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "people",
		rates: [],
		requires: [],
		limits: {
			person: { minLength: { value: 1 } },
			bot: { minLength: { value: 1 } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peopleSeeAssistantMethod };
