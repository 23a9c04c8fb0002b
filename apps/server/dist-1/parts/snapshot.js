import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/types/snapshot.ts
const snapshotShape = oncePerZod((z) => ({
	name: z.string({ error: "invalid_arguments" }),
	world: z.string({ error: "invalid_arguments" }),
	taken_at: z.string({ error: "invalid_arguments" }),
	size: z.int({ error: "invalid_arguments" })
}));
const snapshotSchema = oncePerZod((z) => z.strictObject(snapshotShape(z), { error: "invalid_arguments" }));
export { snapshotSchema as t };
