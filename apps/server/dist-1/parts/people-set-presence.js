import { Ua as oncePerZod } from "./server.js";
import { t as deliverySchema } from "./delivery.js";
// ../../packages/double/src/generated/control/methods/people-set-presence.ts
const peopleSetPresenceArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	presence: z.enum(["auto", "away"], { error: "invalid_arguments" }),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleSetPresenceArgumentsSchema = oncePerZod((z) => z.strictObject(peopleSetPresenceArgumentsShape(z), { error: "invalid_arguments" }));
const peopleSetPresenceResponseShape = oncePerZod((z) => ({ deliveries: z.array(z.lazy(() => deliverySchema(z)), { error: "internal_error" }) }));
const peopleSetPresenceMethod = {
	wireName: "people.setPresence",
	verb: "POST",
	description: "Shows a person as away, or lets their activity decide.",
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
		presence: {
			wireName: "presence",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleSetPresenceArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleSetPresenceResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "people",
		rates: [],
		requires: [],
		limits: {
			person: { minLength: { value: 1 } },
			presence: { oneOf: { value: ["auto", "away"] } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peopleSetPresenceMethod };
