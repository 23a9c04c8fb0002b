import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/methods/clock-set.ts
const clockSetArgumentsShape = oncePerZod((z) => ({
	now: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/u, { error: "invalid_arguments" }),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const clockSetArgumentsSchema = oncePerZod((z) => z.strictObject(clockSetArgumentsShape(z), { error: "invalid_arguments" }));
const clockSetResponseShape = oncePerZod((z) => ({
	now: z.string({ error: "internal_error" }),
	frozen: z.boolean({ error: "internal_error" })
}));
const clockSetMethod = {
	wireName: "clock.set",
	verb: "POST",
	description: "Sets the clock of a world to an instant, which cannot be before anything that has already happened in the world.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		now: {
			wireName: "now",
			form: "string",
			patternMessage: "expected an instant such as 2026-06-01T12:00:00Z"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: clockSetArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(clockSetResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "clock",
		rates: [],
		requires: [],
		limits: {
			now: { pattern: { value: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d)$" } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { clockSetMethod };
