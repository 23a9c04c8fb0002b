import { Ua as oncePerZod } from "./server.js";
import { t as deliverySchema } from "./delivery.js";
import { t as seenViewSchema } from "./seen-view.js";
// ../../packages/double/src/generated/control/methods/people-submit.ts
const peopleSubmitArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	view: z.string({ error: "invalid_arguments" }).exactOptional(),
	values: z.record(z.string(), z.unknown(), { error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleSubmitArgumentsSchema = oncePerZod((z) => z.strictObject(peopleSubmitArgumentsShape(z), { error: "invalid_arguments" }));
const peopleSubmitResponseShape = oncePerZod((z) => ({
	view: seenViewSchema(z).exactOptional(),
	failure: z.string({ error: "internal_error" }).exactOptional(),
	deliveries: z.array(z.lazy(() => deliverySchema(z)), { error: "internal_error" })
}));
const peopleSubmitMethod = {
	wireName: "people.submit",
	verb: "POST",
	description: "Enters values into an open modal and submits it as a person.",
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
		view: {
			wireName: "view",
			form: "string"
		},
		values: {
			wireName: "values",
			form: "object"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleSubmitArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleSubmitResponseShape(z), { error: "internal_error" })),
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
export { peopleSubmitMethod };
