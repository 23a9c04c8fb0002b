import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/types/seen-access.ts
const seenAccessShape = oncePerZod((z) => ({
	kind: z.enum(["user", "channel"], { error: "invalid_arguments" }),
	id: z.string({ error: "invalid_arguments" }),
	level: z.enum(["read", "write"], { error: "invalid_arguments" })
}));
const seenAccessSchema = oncePerZod((z) => z.strictObject(seenAccessShape(z), { error: "invalid_arguments" }));
export { seenAccessSchema as t };
