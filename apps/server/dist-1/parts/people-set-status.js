import { Ua as oncePerZod } from "./server.js";
import { t as deliverySchema } from "./delivery.js";
// ../../packages/double/src/generated/control/methods/people-set-status.ts
const peopleSetStatusArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	text: z.string({ error: "invalid_arguments" }).exactOptional(),
	emoji: z.string({ error: "invalid_arguments" }).exactOptional(),
	until: z.string({ error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleSetStatusArgumentsSchema = oncePerZod((z) => z.strictObject(peopleSetStatusArgumentsShape(z), { error: "invalid_arguments" }));
const peopleSetStatusResponseShape = oncePerZod((z) => ({ deliveries: z.array(z.lazy(() => deliverySchema(z)), { error: "internal_error" }) }));
const peopleSetStatusMethod = {
	wireName: "people.setStatus",
	verb: "POST",
	description: "Sets the status of a person.",
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
		text: {
			wireName: "text",
			form: "string"
		},
		emoji: {
			wireName: "emoji",
			form: "string"
		},
		until: {
			wireName: "until",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleSetStatusArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleSetStatusResponseShape(z), { error: "internal_error" })),
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
export { peopleSetStatusMethod };
