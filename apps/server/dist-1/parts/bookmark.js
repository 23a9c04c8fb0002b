import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/bookmark.ts
const bookmarkShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	channel_id: z.string({ error: "invalid_arguments" }),
	title: z.string({ error: "invalid_arguments" }),
	link: z.string({ error: "invalid_arguments" }),
	emoji: z.string({ error: "invalid_arguments" }).nullable(),
	icon_url: z.string({ error: "invalid_arguments" }).nullable(),
	type: z.enum(["link"], { error: "invalid_arguments" }),
	entity_id: z.string({ error: "invalid_arguments" }).nullable(),
	date_created: z.int({ error: "invalid_arguments" }),
	date_updated: z.int({ error: "invalid_arguments" }),
	rank: z.string({ error: "invalid_arguments" }),
	last_updated_by_user_id: z.string({ error: "invalid_arguments" }),
	last_updated_by_team_id: z.string({ error: "invalid_arguments" }),
	shortcut_id: z.string({ error: "invalid_arguments" }).nullable(),
	app_id: z.string({ error: "invalid_arguments" }).nullable()
}));
const bookmarkSchema = oncePerZod((z) => z.strictObject(bookmarkShape(z), { error: "invalid_arguments" }));
export { bookmarkSchema as t };
