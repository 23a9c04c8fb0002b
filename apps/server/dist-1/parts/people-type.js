import { Ia as exactlyOneOf, Ma as allOrNone, Ua as oncePerZod } from "./server.js";
import { t as deliverySchema } from "./delivery.js";
import { t as seenMessageSchema } from "./seen-message.js";
import { t as seenViewSchema } from "./seen-view.js";
// ../../packages/double/src/generated/control/methods/people-type.ts
const peopleTypeArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	channel: z.string({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).exactOptional(),
	ts: z.string({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).exactOptional(),
	view: z.string({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).exactOptional(),
	home: z.string({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).exactOptional(),
	action: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	block: z.string({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).exactOptional(),
	text: z.string({ error: "invalid_arguments" }).min(0, { error: "invalid_arguments" }),
	enter: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleTypeArgumentsSchema = oncePerZod((z) => z.strictObject(peopleTypeArgumentsShape(z), { error: "invalid_arguments" }).superRefine(exactlyOneOf([
	"channel",
	"view",
	"home"
], "invalid_arguments")).superRefine(allOrNone(["channel", "ts"], "invalid_arguments")));
const peopleTypeResponseShape = oncePerZod((z) => ({
	channel: z.string({ error: "internal_error" }).exactOptional(),
	message: seenMessageSchema(z).exactOptional(),
	home: seenViewSchema(z).exactOptional(),
	view: seenViewSchema(z).exactOptional(),
	options: z.array(z.record(z.string(), z.unknown(), { error: "internal_error" }), { error: "internal_error" }).exactOptional(),
	failure: z.string({ error: "internal_error" }).exactOptional(),
	deliveries: z.array(z.lazy(() => deliverySchema(z)), { error: "internal_error" })
}));
const peopleTypeMethod = {
	wireName: "people.type",
	verb: "POST",
	description: "Types into an input, or into a menu with options of the app, as a person.",
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
		ts: {
			wireName: "ts",
			form: "string"
		},
		view: {
			wireName: "view",
			form: "string"
		},
		home: {
			wireName: "home",
			form: "string"
		},
		action: {
			wireName: "action",
			form: "string"
		},
		block: {
			wireName: "block",
			form: "string"
		},
		text: {
			wireName: "text",
			form: "string"
		},
		enter: {
			wireName: "enter",
			form: "boolean"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleTypeArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleTypeResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "people",
		rates: [],
		requires: [],
		limits: {
			person: { minLength: { value: 1 } },
			channel: { minLength: { value: 1 } },
			ts: { minLength: { value: 1 } },
			view: { minLength: { value: 1 } },
			home: { minLength: { value: 1 } },
			action: { minLength: { value: 1 } },
			block: { minLength: { value: 1 } },
			text: { minLength: { value: 0 } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peopleTypeMethod };
