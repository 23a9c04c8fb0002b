import { Ua as oncePerZod } from "./server.js";
import { t as snapshotSchema } from "./snapshot.js";
import { t as worldSchema } from "./world4.js";
// ../../packages/double/src/generated/control/methods/world-list.ts
const worldListArgumentsShape = oncePerZod(() => ({}));
const worldListArgumentsSchema = oncePerZod((z) => z.strictObject(worldListArgumentsShape(z), { error: "invalid_arguments" }));
const worldListResponseShape = oncePerZod((z) => ({
	worlds: z.array(z.lazy(() => worldSchema(z)), { error: "internal_error" }),
	snapshots: z.array(z.lazy(() => snapshotSchema(z)), { error: "internal_error" })
}));
const worldListMethod = {
	wireName: "world.list",
	verb: "GET",
	description: "Lists the worlds and the snapshots.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {},
	arguments: worldListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(worldListResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "world",
		rates: [],
		requires: []
	}
};
export { worldListMethod };
