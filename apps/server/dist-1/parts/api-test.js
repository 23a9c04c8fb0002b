import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/api-test.ts
const apiTestArgumentsShape = oncePerZod((z) => ({ error: z.string({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(128, { error: "invalid_arguments" }).exactOptional() }));
const apiTestArgumentsSchema = oncePerZod((z) => z.looseObject(apiTestArgumentsShape(z), { error: "invalid_arguments" }));
const apiTestResponseShape = oncePerZod((z) => ({ args: z.record(z.string(), z.unknown(), { error: "internal_error" }).exactOptional() }));
const apiTestMethod = {
	wireName: "api.test",
	verb: "POST",
	description: "Returns the arguments that were sent, so that a client can test its calls.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: true,
	errorArgument: "error",
	argumentTable: { error: {
		wireName: "error",
		form: "string"
	} },
	arguments: apiTestArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(apiTestResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "api",
		rates: [],
		requires: [],
		limits: { error: {
			minLength: { value: 1 },
			maxLength: { value: 128 }
		} }
	}
};
export { apiTestMethod };
