import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/canvas-content.ts
const canvasContentShape = oncePerZod((z) => ({
	type: z.enum(["markdown"], { error: "invalid_arguments" }),
	markdown: z.string({ error: "invalid_arguments" })
}));
const canvasContentSchema = oncePerZod((z) => z.strictObject(canvasContentShape(z), { error: "invalid_arguments" }));
export { canvasContentSchema as t };
