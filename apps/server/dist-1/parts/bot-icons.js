import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/bot-icons.ts
const botIconsShape = oncePerZod((z) => ({
	image_36: z.string({ error: "invalid_arguments" }),
	image_48: z.string({ error: "invalid_arguments" }),
	image_72: z.string({ error: "invalid_arguments" })
}));
const botIconsSchema = oncePerZod((z) => z.strictObject(botIconsShape(z), { error: "invalid_arguments" }));
export { botIconsSchema as t };
