import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/methods/fault-disarm.ts
const faultDisarmArgumentsShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const faultDisarmArgumentsSchema = oncePerZod((z) => z.strictObject(faultDisarmArgumentsShape(z), { error: "invalid_arguments" }));
const faultDisarmResponseShape = oncePerZod((z) => ({ disarmed: z.int({ error: "internal_error" }) }));
const faultDisarmMethod = {
	wireName: "fault.disarm",
	verb: "POST",
	description: "Disarms one fault, or all faults of a world.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		id: {
			wireName: "id",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: faultDisarmArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(faultDisarmResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "fault",
		rates: [],
		requires: [],
		limits: { world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } } }
	}
};
export { faultDisarmMethod };
