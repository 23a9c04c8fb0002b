import { Ua as oncePerZod } from "./server.js";
import { t as worldSchema } from "./world4.js";
// ../../packages/double/src/generated/control/methods/world-load.ts
const worldLoadArgumentsShape = oncePerZod((z) => ({
	file: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const worldLoadArgumentsSchema = oncePerZod((z) => z.strictObject(worldLoadArgumentsShape(z), { error: "invalid_arguments" }));
const worldLoadResponseShape = oncePerZod((z) => ({ world: worldSchema(z) }));
const worldLoadMethod = {
	wireName: "world.load",
	verb: "POST",
	description: "Replaces everything in a world with a world file, or with a world that `world.save` returned; creates the world if it does not exist.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		file: {
			wireName: "file",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: worldLoadArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(worldLoadResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "world",
		rates: [],
		requires: [],
		limits: {
			file: { minLength: { value: 1 } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { worldLoadMethod };
