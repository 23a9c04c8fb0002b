import { Ua as oncePerZod } from "./server.js";
import { Q as urlSourceSchema, Z as blockSchema } from "./messages.js";
// ../../packages/api/src/generated/webapi/types/stream-chunk.ts
const textChunkShape = oncePerZod((z) => ({
	type: z.enum(["markdown_text"], { error: "invalid_chunks" }),
	text: z.string({ error: "invalid_chunks" }).max(12e3, { error: "msg_blocks_too_long" })
}));
const textChunkSchema = oncePerZod((z) => z.looseObject(textChunkShape(z), { error: "invalid_chunks" }));
const taskChunkShape = oncePerZod((z) => ({
	type: z.enum(["task_update"], { error: "invalid_chunks" }),
	id: z.string({ error: "invalid_chunks" }).min(1, { error: "invalid_chunks" }),
	title: z.string({ error: "invalid_chunks" }).min(1, { error: "invalid_chunks" }).max(256, { error: "invalid_chunks" }),
	status: z.enum([
		"pending",
		"in_progress",
		"complete",
		"error"
	], { error: "invalid_chunks" }),
	details: z.string({ error: "invalid_chunks" }).max(256, { error: "invalid_chunks" }).exactOptional(),
	output: z.string({ error: "invalid_chunks" }).max(256, { error: "invalid_chunks" }).exactOptional(),
	sources: z.array(z.lazy(() => urlSourceSchema(z)), { error: "invalid_chunks" }).max(50, { error: "invalid_chunks" }).exactOptional()
}));
const taskChunkSchema = oncePerZod((z) => z.looseObject(taskChunkShape(z), { error: "invalid_chunks" }));
const planChunkShape = oncePerZod((z) => ({
	type: z.enum(["plan_update"], { error: "invalid_chunks" }),
	title: z.string({ error: "invalid_chunks" }).min(1, { error: "invalid_chunks" }).max(256, { error: "invalid_chunks" })
}));
const planChunkSchema = oncePerZod((z) => z.looseObject(planChunkShape(z), { error: "invalid_chunks" }));
const blocksChunkShape = oncePerZod((z) => ({
	type: z.enum(["blocks"], { error: "invalid_chunks" }),
	blocks: z.array(z.lazy(() => blockSchema(z)), { error: "invalid_chunks" }).max(50, { error: "msg_blocks_too_many" })
}));
const blocksChunkSchema = oncePerZod((z) => z.looseObject(blocksChunkShape(z), { error: "invalid_chunks" }));
const streamChunkSchema = oncePerZod((z) => z.discriminatedUnion("type", [
	textChunkSchema(z),
	taskChunkSchema(z),
	planChunkSchema(z),
	blocksChunkSchema(z)
], { error: "invalid_chunks" }));
export { streamChunkSchema as t };
