import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/methods/scim-send.ts
const scimBodyShape = oncePerZod(() => ({}));
const scimBodySchema = oncePerZod((z) => z.looseObject(scimBodyShape(z), { error: "invalid_arguments" }));
const scimSendArgumentsShape = oncePerZod((z) => ({
	version: z.enum(["1.1", "2.0"], { error: "invalid_arguments" }),
	verb: z.enum([
		"POST",
		"PUT",
		"PATCH",
		"DELETE"
	], { error: "invalid_arguments" }),
	path: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).regex(/^\/[^/]/u, { error: "invalid_arguments" }),
	body: scimBodySchema(z).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const scimSendArgumentsSchema = oncePerZod((z) => z.strictObject(scimSendArgumentsShape(z), { error: "invalid_arguments" }));
const scimChangeAnswerShape = oncePerZod(() => ({}));
const scimChangeAnswerSchema = oncePerZod((z) => z.looseObject(scimChangeAnswerShape(z), { error: "internal_error" }));
const scimSendResponseShape = oncePerZod((z) => ({
	status: z.int({ error: "internal_error" }),
	body: scimChangeAnswerSchema(z).exactOptional()
}));
const scimSendMethod = {
	wireName: "scim.send",
	verb: "POST",
	description: "Changes something over SCIM as an administrator of the world. The journal has it as a call.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		version: {
			wireName: "version",
			form: "string"
		},
		verb: {
			wireName: "verb",
			form: "string"
		},
		path: {
			wireName: "path",
			form: "string",
			patternMessage: "expected a path such as /Users?count=10"
		},
		body: {
			wireName: "body",
			form: "object"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: scimSendArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(scimSendResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "scim",
		rates: [],
		requires: [],
		limits: {
			version: { oneOf: { value: ["1.1", "2.0"] } },
			verb: { oneOf: { value: [
				"POST",
				"PUT",
				"PATCH",
				"DELETE"
			] } },
			path: { pattern: { value: "^/[^/]" } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { scimSendMethod };
