import { Ia as exactlyOneOf, Ma as allOrNone, Ua as oncePerZod } from "./server.js";
import { t as deliverySchema } from "./delivery.js";
import { t as seenMessageSchema } from "./seen-message.js";
import { t as seenViewSchema } from "./seen-view.js";
// ../../packages/double/src/generated/control/methods/people-choose.ts
const peopleChooseArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	channel: z.string({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).exactOptional(),
	ts: z.string({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).exactOptional(),
	view: z.string({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).exactOptional(),
	home: z.string({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).exactOptional(),
	action: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	block: z.string({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).exactOptional(),
	values: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	query: z.string({ error: "invalid_arguments" }).exactOptional(),
	confirm: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleChooseArgumentsSchema = oncePerZod((z) => z.strictObject(peopleChooseArgumentsShape(z), { error: "invalid_arguments" }).superRefine(exactlyOneOf([
	"channel",
	"view",
	"home"
], "invalid_arguments")).superRefine(allOrNone(["channel", "ts"], "invalid_arguments")));
const peopleChooseResponseShape = oncePerZod((z) => ({
	channel: z.string({ error: "internal_error" }).exactOptional(),
	message: seenMessageSchema(z).exactOptional(),
	home: seenViewSchema(z).exactOptional(),
	view: seenViewSchema(z).exactOptional(),
	failure: z.string({ error: "internal_error" }).exactOptional(),
	deliveries: z.array(z.lazy(() => deliverySchema(z)), { error: "internal_error" })
}));
const peopleChooseMethod = {
	wireName: "people.choose",
	verb: "POST",
	description: "Chooses in a menu, a picker, checkboxes or radio buttons as a person.",
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
		values: {
			wireName: "values",
			form: "list"
		},
		query: {
			wireName: "query",
			form: "string"
		},
		confirm: {
			wireName: "confirm",
			form: "boolean"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleChooseArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleChooseResponseShape(z), { error: "internal_error" })),
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
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peopleChooseMethod };
