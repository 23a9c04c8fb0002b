import { Ua as oncePerZod } from "./server.js";
import { t as seenViewSchema } from "./seen-view.js";
// ../../packages/double/src/generated/control/methods/people-see-app.ts
const peopleSeeAppArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	bot: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleSeeAppArgumentsSchema = oncePerZod((z) => z.strictObject(peopleSeeAppArgumentsShape(z), { error: "invalid_arguments" }));
const peopleSeeAppResponseShape = oncePerZod((z) => ({
	home: seenViewSchema(z).exactOptional(),
	view: seenViewSchema(z).exactOptional()
}));
const peopleSeeAppMethod = {
	wireName: "people.seeApp",
	verb: "GET",
	description: "Returns what a person sees of an app: its home and its open modal.",
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
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleSeeAppArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleSeeAppResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "people",
		rates: [],
		requires: [],
		limits: {
			person: { minLength: { value: 1 } },
			bot: { minLength: { value: 1 } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peopleSeeAppMethod };
