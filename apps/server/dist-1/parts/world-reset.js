import { Ua as oncePerZod } from "./server.js";
import { t as worldSchema } from "./world4.js";
// ../../packages/double/src/generated/control/methods/world-reset.ts
const worldResetArgumentsShape = oncePerZod((z) => ({ world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional() }));
const worldResetArgumentsSchema = oncePerZod((z) => z.strictObject(worldResetArgumentsShape(z), { error: "invalid_arguments" }));
const worldResetResponseShape = oncePerZod((z) => ({ world: worldSchema(z) }));
const worldResetMethod = {
	wireName: "world.reset",
	verb: "POST",
	description: "Resets a world to its initial state: data, clock, identifiers, no faults, and an empty journal. Calls in progress no longer change it.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: { world: {
		wireName: "world",
		form: "string",
		patternMessage: "expected a name such as blue or test-2"
	} },
	arguments: worldResetArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(worldResetResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "world",
		rates: [],
		requires: [],
		limits: { world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } } }
	}
};
export { worldResetMethod };
