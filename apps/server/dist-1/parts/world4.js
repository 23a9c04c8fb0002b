import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/types/world.ts
const worldShape = oncePerZod((z) => ({
	name: z.string({ error: "invalid_arguments" }),
	token_prefix: z.string({ error: "invalid_arguments" }),
	now: z.string({ error: "invalid_arguments" }),
	frozen: z.boolean({ error: "invalid_arguments" }),
	forked_from: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const worldSchema = oncePerZod((z) => z.strictObject(worldShape(z), { error: "invalid_arguments" }));
export { worldSchema as t };
