import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/methods/world-remove.ts
const worldRemoveArgumentsShape = oncePerZod((z) => ({ world: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }) }));
const worldRemoveArgumentsSchema = oncePerZod((z) => z.strictObject(worldRemoveArgumentsShape(z), { error: "invalid_arguments" }));
const worldRemoveResponseShape = oncePerZod(() => ({}));
const worldRemoveMethod = {
	wireName: "world.remove",
	verb: "POST",
	description: "Removes a world other than the default one.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: { world: {
		wireName: "world",
		form: "string"
	} },
	arguments: worldRemoveArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(worldRemoveResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "world",
		rates: [],
		requires: []
	}
};
export { worldRemoveMethod };
