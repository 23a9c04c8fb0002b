import { Ua as oncePerZod } from "./server.js";
import { t as seenAccessSchema } from "./seen-access.js";
// ../../packages/double/src/generated/control/methods/people-see-list.ts
const peopleSeeListArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	list: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	archived: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(1e3, { error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleSeeListArgumentsSchema = oncePerZod((z) => z.strictObject(peopleSeeListArgumentsShape(z), { error: "invalid_arguments" }));
const seenListFileShape = oncePerZod(() => ({}));
const seenListFileSchema = oncePerZod((z) => z.looseObject(seenListFileShape(z), { error: "internal_error" }));
const peopleSeeListResponseShape = oncePerZod((z) => ({
	list: seenListFileSchema(z),
	items: z.array(z.record(z.string(), z.unknown(), { error: "internal_error" }), { error: "internal_error" }),
	access: z.array(z.lazy(() => seenAccessSchema(z)), { error: "internal_error" }),
	next_cursor: z.string({ error: "internal_error" }).exactOptional()
}));
const peopleSeeListMethod = {
	wireName: "people.seeList",
	verb: "GET",
	description: "Returns a List that a person sees, with some of its rows and its access.",
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
		list: {
			wireName: "list",
			form: "string"
		},
		archived: {
			wireName: "archived",
			form: "boolean"
		},
		cursor: {
			wireName: "cursor",
			form: "string"
		},
		limit: {
			wireName: "limit",
			form: "integer"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleSeeListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleSeeListResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "people",
		rates: [],
		requires: [],
		limits: {
			person: { minLength: { value: 1 } },
			list: { minLength: { value: 1 } },
			limit: {
				min: { value: 1 },
				max: { value: 1e3 }
			},
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peopleSeeListMethod };
