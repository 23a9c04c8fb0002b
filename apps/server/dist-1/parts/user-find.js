import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/types/found-user.ts
const foundUserShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	user_name: z.string({ error: "invalid_arguments" }),
	email: z.string({ error: "invalid_arguments" }).exactOptional(),
	active: z.boolean({ error: "invalid_arguments" })
}));
const foundUserSchema = oncePerZod((z) => z.strictObject(foundUserShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/methods/user-find.ts
const userFindArgumentsShape = oncePerZod((z) => ({
	name: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const userFindArgumentsSchema = oncePerZod((z) => z.strictObject(userFindArgumentsShape(z), { error: "invalid_arguments" }));
const userFindResponseShape = oncePerZod((z) => ({ user: foundUserSchema(z) }));
const userFindMethod = {
	wireName: "user.find",
	verb: "GET",
	description: "Finds a user of a world by user name, e-mail address or identifier.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		name: {
			wireName: "name",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: userFindArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(userFindResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "user",
		rates: [],
		requires: [],
		limits: {
			name: { minLength: { value: 1 } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { userFindMethod };
