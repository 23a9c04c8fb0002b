import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/methods/clock-get.ts
const clockGetArgumentsShape = oncePerZod((z) => ({ world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional() }));
const clockGetArgumentsSchema = oncePerZod((z) => z.strictObject(clockGetArgumentsShape(z), { error: "invalid_arguments" }));
const clockGetResponseShape = oncePerZod((z) => ({
	now: z.string({ error: "internal_error" }),
	frozen: z.boolean({ error: "internal_error" })
}));
const clockGetMethod = {
	wireName: "clock.get",
	verb: "GET",
	description: "Returns the time of a world's clock.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: { world: {
		wireName: "world",
		form: "string",
		patternMessage: "expected a name such as blue or test-2"
	} },
	arguments: clockGetArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(clockGetResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "clock",
		rates: [],
		requires: [],
		limits: { world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } } }
	}
};
export { clockGetMethod };
