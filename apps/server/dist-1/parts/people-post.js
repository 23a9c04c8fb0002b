import { Ua as oncePerZod } from "./server.js";
import { t as deliverySchema } from "./delivery.js";
import { t as seenMessageSchema } from "./seen-message.js";
// ../../packages/double/src/generated/control/methods/people-post.ts
const droppedFileShape = oncePerZod((z) => ({
	name: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	content: z.string({ error: "invalid_arguments" }).exactOptional(),
	base64: z.string({ error: "invalid_arguments" }).exactOptional(),
	title: z.string({ error: "invalid_arguments" }).exactOptional(),
	alt_text: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const droppedFileSchema = oncePerZod((z) => z.strictObject(droppedFileShape(z), { error: "invalid_arguments" }));
const peoplePostArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	text: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	blocks: z.array(z.record(z.string(), z.unknown(), { error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	thread: z.string({ error: "invalid_arguments" }).exactOptional(),
	broadcast: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	files: z.array(droppedFileSchema(z), { error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peoplePostArgumentsSchema = oncePerZod((z) => z.strictObject(peoplePostArgumentsShape(z), { error: "invalid_arguments" }));
const peoplePostResponseShape = oncePerZod((z) => ({
	channel: z.string({ error: "internal_error" }),
	ts: z.string({ error: "internal_error" }),
	message: seenMessageSchema(z),
	deliveries: z.array(z.lazy(() => deliverySchema(z)), { error: "internal_error" })
}));
const peoplePostMethod = {
	wireName: "people.post",
	verb: "POST",
	description: "Posts a message as a person.",
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
		text: {
			wireName: "text",
			form: "string"
		},
		blocks: {
			wireName: "blocks",
			form: "objects"
		},
		thread: {
			wireName: "thread",
			form: "string"
		},
		broadcast: {
			wireName: "broadcast",
			form: "boolean"
		},
		files: {
			wireName: "files",
			form: "objects"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peoplePostArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peoplePostResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "people",
		rates: [],
		requires: [],
		limits: {
			person: { minLength: { value: 1 } },
			channel: { minLength: { value: 1 } },
			"files.name": { minLength: { value: 1 } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peoplePostMethod };
