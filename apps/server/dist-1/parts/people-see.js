import { Ua as oncePerZod } from "./server.js";
import { t as seenChannelSchema } from "./seen-channel.js";
import { t as seenMessageSchema } from "./seen-message.js";
import { t as seenViewSchema } from "./seen-view.js";
// ../../packages/double/src/generated/control/methods/people-see.ts
const peopleSeeArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	thread: z.string({ error: "invalid_arguments" }).exactOptional(),
	before: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(200, { error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleSeeArgumentsSchema = oncePerZod((z) => z.strictObject(peopleSeeArgumentsShape(z), { error: "invalid_arguments" }));
const peopleSeeResponseShape = oncePerZod((z) => ({
	channel: seenChannelSchema(z),
	messages: z.array(z.lazy(() => seenMessageSchema(z)), { error: "internal_error" }),
	views: z.array(z.lazy(() => seenViewSchema(z)), { error: "internal_error" })
}));
const peopleSeeMethod = {
	wireName: "people.see",
	verb: "GET",
	description: "Returns what a person sees in a conversation or a thread.",
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
		before: {
			wireName: "before",
			form: "string"
		},
		limit: {
			wireName: "limit",
			form: "integer"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleSeeArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleSeeResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "people",
		rates: [],
		requires: [],
		limits: {
			person: { minLength: { value: 1 } },
			channel: { minLength: { value: 1 } },
			limit: {
				min: { value: 1 },
				max: { value: 200 }
			},
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peopleSeeMethod };
