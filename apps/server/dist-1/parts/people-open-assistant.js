import { Ua as oncePerZod } from "./server.js";
import { t as deliverySchema } from "./delivery.js";
// ../../packages/double/src/generated/control/methods/people-open-assistant.ts
const peopleOpenAssistantArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	bot: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	viewing: z.string({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).exactOptional(),
	thread: z.string({ error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleOpenAssistantArgumentsSchema = oncePerZod((z) => z.strictObject(peopleOpenAssistantArgumentsShape(z), { error: "invalid_arguments" }));
const peopleOpenAssistantResponseShape = oncePerZod((z) => ({
	channel: z.string({ error: "internal_error" }),
	thread: z.string({ error: "internal_error" }),
	deliveries: z.array(z.lazy(() => deliverySchema(z)), { error: "internal_error" })
}));
const peopleOpenAssistantMethod = {
	wireName: "people.openAssistant",
	verb: "POST",
	description: "Opens a thread with an assistant as a person, or goes to another conversation while one is open.",
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
		viewing: {
			wireName: "viewing",
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
	arguments: peopleOpenAssistantArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleOpenAssistantResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "people",
		rates: [],
		requires: [],
		limits: {
			person: { minLength: { value: 1 } },
			bot: { minLength: { value: 1 } },
			viewing: { minLength: { value: 1 } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peopleOpenAssistantMethod };
