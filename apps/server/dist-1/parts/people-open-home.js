import { Ua as oncePerZod } from "./server.js";
import { t as deliverySchema } from "./delivery.js";
import { t as seenViewSchema } from "./seen-view.js";
// ../../packages/double/src/generated/control/methods/people-open-home.ts
const peopleOpenHomeArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	bot: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	tab: z.enum(["home", "messages"], { error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleOpenHomeArgumentsSchema = oncePerZod((z) => z.strictObject(peopleOpenHomeArgumentsShape(z), { error: "invalid_arguments" }));
const peopleOpenHomeResponseShape = oncePerZod((z) => ({
	channel: z.string({ error: "internal_error" }),
	view: seenViewSchema(z).exactOptional(),
	deliveries: z.array(z.lazy(() => deliverySchema(z)), { error: "internal_error" })
}));
const peopleOpenHomeMethod = {
	wireName: "people.openHome",
	verb: "POST",
	description: "Opens the home of an app as a person.",
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
		tab: {
			wireName: "tab",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleOpenHomeArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleOpenHomeResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "people",
		rates: [],
		requires: [],
		limits: {
			person: { minLength: { value: 1 } },
			tab: { oneOf: { value: ["home", "messages"] } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peopleOpenHomeMethod };
