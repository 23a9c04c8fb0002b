import { Ua as oncePerZod } from "./server.js";
import { t as worldSchema } from "./world4.js";
// ../../packages/double/src/generated/control/methods/world-fork.ts
const worldForkArgumentsShape = oncePerZod((z) => ({
	name: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const worldForkArgumentsSchema = oncePerZod((z) => z.strictObject(worldForkArgumentsShape(z), { error: "invalid_arguments" }));
const worldForkResponseShape = oncePerZod((z) => ({ world: worldSchema(z) }));
const worldForkMethod = {
	wireName: "world.fork",
	verb: "POST",
	description: "Creates a world as a copy of another one. The tokens of the copy are those of the original after its prefix.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		name: {
			wireName: "name",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: worldForkArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(worldForkResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "world",
		rates: [],
		requires: [],
		limits: {
			name: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { worldForkMethod };
