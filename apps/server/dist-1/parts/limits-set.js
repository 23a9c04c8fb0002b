import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/methods/limits-set.ts
const limitsSetArgumentsShape = oncePerZod((z) => ({
	mode: z.enum([
		"off",
		"observe",
		"enforce"
	], { error: "invalid_arguments" }),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const limitsSetArgumentsSchema = oncePerZod((z) => z.strictObject(limitsSetArgumentsShape(z), { error: "invalid_arguments" }));
const limitsSetResponseShape = oncePerZod((z) => ({ mode: z.enum([
	"off",
	"observe",
	"enforce"
], { error: "internal_error" }) }));
const limitsSetMethod = {
	wireName: "limits.set",
	verb: "POST",
	description: "Sets what happens to calls above a rate limit, and refills all budgets.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		mode: {
			wireName: "mode",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: limitsSetArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(limitsSetResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "limit",
		rates: [],
		requires: [],
		limits: {
			mode: { oneOf: { value: [
				"off",
				"observe",
				"enforce"
			] } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { limitsSetMethod };
