import { Ua as oncePerZod } from "./server.js";
import { i as faultActionSchema, n as faultTimesSchema, r as faultMatchSchema, t as faultSchema } from "./fault.js";
// ../../packages/double/src/generated/control/methods/fault-arm.ts
const faultArmArgumentsShape = oncePerZod((z) => ({
	match: faultMatchSchema(z).exactOptional(),
	action: faultActionSchema(z),
	times: faultTimesSchema(z).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const faultArmArgumentsSchema = oncePerZod((z) => z.strictObject(faultArmArgumentsShape(z), { error: "invalid_arguments" }));
const faultArmResponseShape = oncePerZod((z) => ({ fault: faultSchema(z) }));
const faultArmMethod = {
	wireName: "fault.arm",
	verb: "POST",
	description: "Arms a fault: a declared code or damage below the protocol for the calls that match, or damage for deliveries to apps.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		match: {
			wireName: "match",
			form: "object"
		},
		action: {
			wireName: "action",
			form: "object"
		},
		times: {
			wireName: "times",
			form: "object"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: faultArmArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(faultArmResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "fault",
		rates: [],
		requires: [],
		limits: { world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } } }
	}
};
export { faultArmMethod };
