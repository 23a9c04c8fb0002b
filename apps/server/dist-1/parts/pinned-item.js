import { Ua as oncePerZod } from "./server.js";
import { t as messageSchema } from "./message.js";
// ../../packages/api/src/generated/webapi/types/pinned-item.ts
const pinnedItemShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: "invalid_arguments" }),
	created: z.int({ error: "invalid_arguments" }),
	created_by: z.string({ error: "invalid_arguments" }),
	channel: z.string({ error: "invalid_arguments" }),
	message: messageSchema(z)
}));
const pinnedItemSchema = oncePerZod((z) => z.strictObject(pinnedItemShape(z), { error: "invalid_arguments" }));
export { pinnedItemSchema as t };
