import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/methods/clock-freeze.ts
const clockFreezeArgumentsShape = oncePerZod((z) => ({ world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional() }));
const clockFreezeArgumentsSchema = oncePerZod((z) => z.strictObject(clockFreezeArgumentsShape(z), { error: "invalid_arguments" }));
const clockFreezeResponseShape = oncePerZod((z) => ({
	now: z.string({ error: "internal_error" }),
	frozen: z.boolean({ error: "internal_error" })
}));
const clockFreezeMethod = {
	wireName: "clock.freeze",
	verb: "POST",
	description: "Stops the clock of a world.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: { world: {
		wireName: "world",
		form: "string",
		patternMessage: "expected a name such as blue or test-2"
	} },
	arguments: clockFreezeArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(clockFreezeResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "clock",
		rates: [],
		requires: [],
		limits: { world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } } }
	}
};
export { clockFreezeMethod };
