import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/types/seen-message.ts
const seenMessageShape = oncePerZod((z) => ({
	ts: z.string({ error: "invalid_arguments" }),
	text: z.string({ error: "invalid_arguments" }),
	user: z.string({ error: "invalid_arguments" }).exactOptional(),
	is_ephemeral: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	thread_ts: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const seenMessageSchema = oncePerZod((z) => z.looseObject(seenMessageShape(z), { error: "invalid_arguments" }));
export { seenMessageSchema as t };
