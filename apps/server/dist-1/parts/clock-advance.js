import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/methods/clock-advance.ts
const clockAdvanceArgumentsShape = oncePerZod((z) => ({
	by: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).regex(/^(\d+(ms|s|m|h|d))+$/u, { error: "invalid_arguments" }),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const clockAdvanceArgumentsSchema = oncePerZod((z) => z.strictObject(clockAdvanceArgumentsShape(z), { error: "invalid_arguments" }));
const clockAdvanceResponseShape = oncePerZod((z) => ({
	now: z.string({ error: "internal_error" }),
	frozen: z.boolean({ error: "internal_error" })
}));
const clockAdvanceMethod = {
	wireName: "clock.advance",
	verb: "POST",
	description: "Advances the clock of a world; everything that is due in between happens in order.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		by: {
			wireName: "by",
			form: "string",
			patternMessage: "expected a duration such as 5m or 1h30m"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: clockAdvanceArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(clockAdvanceResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "clock",
		rates: [],
		requires: [],
		limits: {
			by: { pattern: { value: "^(\\d+(ms|s|m|h|d))+$" } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { clockAdvanceMethod };
