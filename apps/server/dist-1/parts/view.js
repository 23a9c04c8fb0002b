import { Ua as oncePerZod } from "./server.js";
import { tt as plainTextSchema } from "./messages.js";
// ../../packages/api/src/generated/webapi/types/view.ts
const viewStateShape = oncePerZod((z) => ({ values: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown(), { error: "invalid_arguments" }), { error: "invalid_arguments" }), { error: "invalid_arguments" }) }));
const viewStateSchema = oncePerZod((z) => z.strictObject(viewStateShape(z), { error: "invalid_arguments" }));
const viewShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	team_id: z.string({ error: "invalid_arguments" }),
	type: z.enum(["modal", "home"], { error: "invalid_arguments" }),
	blocks: z.array(z.record(z.string(), z.unknown(), { error: "invalid_arguments" }), { error: "invalid_arguments" }),
	private_metadata: z.string({ error: "invalid_arguments" }).min(0, { error: "invalid_arguments" }),
	callback_id: z.string({ error: "invalid_arguments" }).min(0, { error: "invalid_arguments" }),
	state: viewStateSchema(z),
	hash: z.string({ error: "invalid_arguments" }),
	title: plainTextSchema(z).nullable(),
	clear_on_close: z.boolean({ error: "invalid_arguments" }),
	notify_on_close: z.boolean({ error: "invalid_arguments" }),
	submit_disabled: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	close: plainTextSchema(z).nullable(),
	submit: plainTextSchema(z).nullable(),
	previous_view_id: z.string({ error: "invalid_arguments" }).nullable(),
	root_view_id: z.string({ error: "invalid_arguments" }),
	app_id: z.string({ error: "invalid_arguments" }),
	external_id: z.string({ error: "invalid_arguments" }).min(0, { error: "invalid_arguments" }),
	app_installed_team_id: z.string({ error: "invalid_arguments" }),
	bot_id: z.string({ error: "invalid_arguments" }).min(0, { error: "invalid_arguments" })
}));
const viewSchema = oncePerZod((z) => z.strictObject(viewShape(z), { error: "invalid_arguments" }));
export { viewSchema as t };
