import { Ua as oncePerZod } from "./server.js";
import { t as worldSchema } from "./world4.js";
// ../../packages/double/src/generated/control/methods/world-restore.ts
const worldRestoreArgumentsShape = oncePerZod((z) => ({
	name: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const worldRestoreArgumentsSchema = oncePerZod((z) => z.strictObject(worldRestoreArgumentsShape(z), { error: "invalid_arguments" }));
const worldRestoreResponseShape = oncePerZod((z) => ({ world: worldSchema(z) }));
const worldRestoreMethod = {
	wireName: "world.restore",
	verb: "POST",
	description: "Restores a world to a snapshot: data, clock and identifiers. Calls in progress no longer change it.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		name: {
			wireName: "name",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: worldRestoreArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(worldRestoreResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "world",
		rates: [],
		requires: [],
		limits: { world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } } }
	}
};
export { worldRestoreMethod };
