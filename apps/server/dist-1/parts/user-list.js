import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/types/listed-person.ts
const listedPersonShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	user_name: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	title: z.string({ error: "invalid_arguments" }).exactOptional(),
	email: z.string({ error: "invalid_arguments" }).exactOptional(),
	active: z.boolean({ error: "invalid_arguments" }),
	app: z.string({ error: "invalid_arguments" }).exactOptional(),
	guest: z.enum(["multi", "single"], { error: "invalid_arguments" }).exactOptional(),
	workspaces: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" })
}));
const listedPersonSchema = oncePerZod((z) => z.strictObject(listedPersonShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/methods/user-list.ts
const userListArgumentsShape = oncePerZod((z) => ({
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional(),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(1e3, { error: "invalid_arguments" }).exactOptional()
}));
const userListArgumentsSchema = oncePerZod((z) => z.strictObject(userListArgumentsShape(z), { error: "invalid_arguments" }));
const userListMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const userListMetadataSchema = oncePerZod((z) => z.strictObject(userListMetadataShape(z), { error: "internal_error" }));
const userListResponseShape = oncePerZod((z) => ({
	users: z.array(z.lazy(() => listedPersonSchema(z)), { error: "internal_error" }),
	response_metadata: userListMetadataSchema(z).exactOptional()
}));
const userListResponseSchema = oncePerZod((z) => z.strictObject(userListResponseShape(z), { error: "internal_error" }));
const userListMethod = {
	wireName: "user.list",
	verb: "GET",
	description: "Lists the users and bots of a world, in the order of their creation.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		},
		cursor: {
			wireName: "cursor",
			form: "string"
		},
		limit: {
			wireName: "limit",
			form: "integer",
			range: {
				min: 1,
				max: 1e3
			}
		}
	},
	arguments: userListArgumentsSchema,
	response: userListResponseSchema,
	errors: {},
	facts: {
		subject: "user",
		rates: [],
		requires: [],
		limits: {
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } },
			limit: {
				min: { value: 1 },
				max: { value: 1e3 }
			}
		},
		paging: {
			defaultSize: 200,
			maxSize: 1e3,
			cursorError: "invalid_arguments"
		}
	}
};
export { userListResponseSchema as i, userListMetadataSchema as n, userListMethod as r, userListArgumentsSchema as t };
