import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/methods/scim-get.ts
const scimGetArgumentsShape = oncePerZod((z) => ({
	version: z.enum(["1.1", "2.0"], { error: "invalid_arguments" }),
	path: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).regex(/^\/[^/]/u, { error: "invalid_arguments" }),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const scimGetArgumentsSchema = oncePerZod((z) => z.strictObject(scimGetArgumentsShape(z), { error: "invalid_arguments" }));
const scimAnswerShape = oncePerZod(() => ({}));
const scimAnswerSchema = oncePerZod((z) => z.looseObject(scimAnswerShape(z), { error: "internal_error" }));
const scimGetResponseShape = oncePerZod((z) => ({
	status: z.int({ error: "internal_error" }),
	body: scimAnswerSchema(z).exactOptional()
}));
const scimGetMethod = {
	wireName: "scim.get",
	verb: "GET",
	description: "Reads from SCIM as an administrator of the world. Neither the journal nor the coverage has it, no fault applies, and it counts in no rate limit.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		version: {
			wireName: "version",
			form: "string"
		},
		path: {
			wireName: "path",
			form: "string",
			patternMessage: "expected a path such as /Users?count=10"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: scimGetArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(scimGetResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "scim",
		rates: [],
		requires: [],
		limits: {
			version: { oneOf: { value: ["1.1", "2.0"] } },
			path: { pattern: { value: "^/[^/]" } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { scimGetMethod };
