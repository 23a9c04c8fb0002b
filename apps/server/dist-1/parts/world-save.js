import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/methods/world-save.ts
const worldSaveArgumentsShape = oncePerZod((z) => ({ world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional() }));
const worldSaveArgumentsSchema = oncePerZod((z) => z.strictObject(worldSaveArgumentsShape(z), { error: "invalid_arguments" }));
const worldSaveResponseShape = oncePerZod((z) => ({ file: z.string({ error: "internal_error" }) }));
const worldSaveMethod = {
	wireName: "world.save",
	verb: "GET",
	description: "Returns everything in a world as YAML that `world.load` reads, with the credentials of apps in clear text.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: { world: {
		wireName: "world",
		form: "string",
		patternMessage: "expected a name such as blue or test-2"
	} },
	arguments: worldSaveArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(worldSaveResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "world",
		rates: [],
		requires: [],
		limits: { world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } } }
	}
};
export { worldSaveMethod };
