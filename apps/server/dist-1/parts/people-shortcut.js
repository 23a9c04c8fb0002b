import { Ua as oncePerZod } from "./server.js";
import { t as deliverySchema } from "./delivery.js";
import { t as seenViewSchema } from "./seen-view.js";
// ../../packages/double/src/generated/control/methods/people-shortcut.ts
const peopleShortcutArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	name: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	bot: z.string({ error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleShortcutArgumentsSchema = oncePerZod((z) => z.strictObject(peopleShortcutArgumentsShape(z), { error: "invalid_arguments" }));
const peopleShortcutResponseShape = oncePerZod((z) => ({
	view: seenViewSchema(z).exactOptional(),
	failure: z.string({ error: "internal_error" }).exactOptional(),
	deliveries: z.array(z.lazy(() => deliverySchema(z)), { error: "internal_error" })
}));
const peopleShortcutMethod = {
	wireName: "people.shortcut",
	verb: "POST",
	description: "Starts a global shortcut as a person.",
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
		name: {
			wireName: "name",
			form: "string"
		},
		bot: {
			wireName: "bot",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleShortcutArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleShortcutResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "people",
		rates: [],
		requires: [],
		limits: {
			person: { minLength: { value: 1 } },
			name: { minLength: { value: 1 } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peopleShortcutMethod };
