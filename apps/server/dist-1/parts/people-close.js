import { Ua as oncePerZod } from "./server.js";
import { t as deliverySchema } from "./delivery.js";
import { t as seenViewSchema } from "./seen-view.js";
// ../../packages/double/src/generated/control/methods/people-close.ts
const peopleCloseArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	view: z.string({ error: "invalid_arguments" }).exactOptional(),
	all: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleCloseArgumentsSchema = oncePerZod((z) => z.strictObject(peopleCloseArgumentsShape(z), { error: "invalid_arguments" }));
const peopleCloseResponseShape = oncePerZod((z) => ({
	view: seenViewSchema(z).exactOptional(),
	failure: z.string({ error: "internal_error" }).exactOptional(),
	deliveries: z.array(z.lazy(() => deliverySchema(z)), { error: "internal_error" })
}));
const peopleCloseMethod = {
	wireName: "people.close",
	verb: "POST",
	description: "Closes an open modal as a person.",
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
		all: {
			wireName: "all",
			form: "boolean"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleCloseArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleCloseResponseShape(z), { error: "internal_error" })),
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
export { peopleCloseMethod };
