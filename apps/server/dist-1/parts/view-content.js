import { Z as blockSchema, nt as narrowed, tt as plainTextSchema } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as relabelled } from "./relabelled.js";
// ../../packages/api/src/generated/webapi/types/view-content.ts
const modalContentShape = oncePerZod((z) => ({
	type: z.enum(["modal"], { error: "invalid_arguments" }),
	blocks: z.array(z.lazy(() => relabelled(z, blockSchema(z), "invalid_arguments")), { error: "invalid_arguments" }).max(100, { error: "invalid_arguments" }),
	private_metadata: z.string({ error: "invalid_arguments" }).max(3e3, { error: "invalid_arguments" }).exactOptional(),
	callback_id: z.string({ error: "invalid_arguments" }).max(255, { error: "invalid_arguments" }).exactOptional(),
	external_id: z.string({ error: "invalid_arguments" }).max(255, { error: "invalid_arguments" }).exactOptional(),
	title: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(24, { error: "invalid_blocks" }).exactOptional() }),
	submit: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(24, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	close: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(24, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	clear_on_close: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	notify_on_close: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	submit_disabled: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const modalContentSchema = oncePerZod((z) => z.looseObject(modalContentShape(z), { error: "invalid_arguments" }));
const homeContentShape = oncePerZod((z) => ({
	type: z.enum(["home"], { error: "invalid_arguments" }),
	blocks: z.array(z.lazy(() => relabelled(z, blockSchema(z), "invalid_arguments")), { error: "invalid_arguments" }).max(100, { error: "invalid_arguments" }),
	private_metadata: z.string({ error: "invalid_arguments" }).max(3e3, { error: "invalid_arguments" }).exactOptional(),
	callback_id: z.string({ error: "invalid_arguments" }).max(255, { error: "invalid_arguments" }).exactOptional(),
	external_id: z.string({ error: "invalid_arguments" }).max(255, { error: "invalid_arguments" }).exactOptional()
}));
const homeContentSchema = oncePerZod((z) => z.looseObject(homeContentShape(z), { error: "invalid_arguments" }));
const viewContentSchema = oncePerZod((z) => z.discriminatedUnion("type", [modalContentSchema(z), homeContentSchema(z)], { error: "invalid_arguments" }));
export { viewContentSchema as t };
