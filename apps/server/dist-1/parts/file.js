import { Ua as oncePerZod } from "./server.js";
import { t as listMetadataSchema } from "./list-metadata.js";
// ../../packages/api/src/generated/webapi/types/file-share.ts
const fileShareShape = oncePerZod((z) => ({
	reply_users: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }),
	reply_users_count: z.int({ error: "invalid_arguments" }),
	reply_count: z.int({ error: "invalid_arguments" }),
	ts: z.string({ error: "invalid_arguments" }),
	thread_ts: z.string({ error: "invalid_arguments" }).exactOptional(),
	latest_reply: z.string({ error: "invalid_arguments" }).exactOptional(),
	channel_name: z.string({ error: "invalid_arguments" }),
	team_id: z.string({ error: "invalid_arguments" }),
	share_user_id: z.string({ error: "invalid_arguments" }),
	source: z.enum(["UNKNOWN"], { error: "invalid_arguments" }),
	is_silent_share: z.boolean({ error: "invalid_arguments" })
}));
const fileShareSchema = oncePerZod((z) => z.strictObject(fileShareShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/types/file-shares.ts
const fileSharesShape = oncePerZod((z) => ({
	public: z.record(z.string(), z.array(z.lazy(() => fileShareSchema(z)), { error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	private: z.record(z.string(), z.array(z.lazy(() => fileShareSchema(z)), { error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional()
}));
const fileSharesSchema = oncePerZod((z) => z.strictObject(fileSharesShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/types/list-limits.ts
const listLimitsShape = oncePerZod((z) => ({
	row_count_limit: z.int({ error: "invalid_arguments" }),
	row_count: z.int({ error: "invalid_arguments" }),
	archived_row_count: z.int({ error: "invalid_arguments" }),
	column_count_limit: z.int({ error: "invalid_arguments" }),
	column_count: z.int({ error: "invalid_arguments" }),
	view_count_limit: z.int({ error: "invalid_arguments" }),
	view_count: z.int({ error: "invalid_arguments" }),
	max_attachments_per_cell: z.int({ error: "invalid_arguments" }),
	over_row_maximum: z.boolean({ error: "invalid_arguments" }),
	over_column_maximum: z.boolean({ error: "invalid_arguments" }),
	over_view_maximum: z.boolean({ error: "invalid_arguments" })
}));
const listLimitsSchema = oncePerZod((z) => z.strictObject(listLimitsShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/types/file.ts
const fileShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	created: z.int({ error: "invalid_arguments" }).exactOptional(),
	timestamp: z.int({ error: "invalid_arguments" }).exactOptional(),
	name: z.string({ error: "invalid_arguments" }).exactOptional(),
	title: z.string({ error: "invalid_arguments" }).exactOptional(),
	mimetype: z.string({ error: "invalid_arguments" }).exactOptional(),
	filetype: z.string({ error: "invalid_arguments" }).exactOptional(),
	pretty_type: z.string({ error: "invalid_arguments" }).exactOptional(),
	user: z.string({ error: "invalid_arguments" }).exactOptional(),
	user_team: z.string({ error: "invalid_arguments" }).exactOptional(),
	bot_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	editable: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	size: z.int({ error: "invalid_arguments" }).exactOptional(),
	mode: z.enum([
		"hosted",
		"snippet",
		"canvas",
		"list",
		"tombstone"
	], { error: "invalid_arguments" }),
	is_external: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	external_type: z.string({ error: "invalid_arguments" }).exactOptional(),
	is_public: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	public_url_shared: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	display_as_bot: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	username: z.string({ error: "invalid_arguments" }).exactOptional(),
	url_private: z.string({ error: "invalid_arguments" }).exactOptional(),
	url_private_download: z.string({ error: "invalid_arguments" }).exactOptional(),
	alt_txt: z.string({ error: "invalid_arguments" }).exactOptional(),
	original_w: z.int({ error: "invalid_arguments" }).exactOptional(),
	original_h: z.int({ error: "invalid_arguments" }).exactOptional(),
	thumb_64: z.string({ error: "invalid_arguments" }).exactOptional(),
	thumb_80: z.string({ error: "invalid_arguments" }).exactOptional(),
	thumb_160: z.string({ error: "invalid_arguments" }).exactOptional(),
	thumb_360: z.string({ error: "invalid_arguments" }).exactOptional(),
	thumb_360_w: z.int({ error: "invalid_arguments" }).exactOptional(),
	thumb_360_h: z.int({ error: "invalid_arguments" }).exactOptional(),
	thumb_480: z.string({ error: "invalid_arguments" }).exactOptional(),
	thumb_480_w: z.int({ error: "invalid_arguments" }).exactOptional(),
	thumb_480_h: z.int({ error: "invalid_arguments" }).exactOptional(),
	thumb_720: z.string({ error: "invalid_arguments" }).exactOptional(),
	thumb_720_w: z.int({ error: "invalid_arguments" }).exactOptional(),
	thumb_720_h: z.int({ error: "invalid_arguments" }).exactOptional(),
	thumb_800: z.string({ error: "invalid_arguments" }).exactOptional(),
	thumb_800_w: z.int({ error: "invalid_arguments" }).exactOptional(),
	thumb_800_h: z.int({ error: "invalid_arguments" }).exactOptional(),
	thumb_960: z.string({ error: "invalid_arguments" }).exactOptional(),
	thumb_960_w: z.int({ error: "invalid_arguments" }).exactOptional(),
	thumb_960_h: z.int({ error: "invalid_arguments" }).exactOptional(),
	thumb_1024: z.string({ error: "invalid_arguments" }).exactOptional(),
	thumb_1024_w: z.int({ error: "invalid_arguments" }).exactOptional(),
	thumb_1024_h: z.int({ error: "invalid_arguments" }).exactOptional(),
	permalink: z.string({ error: "invalid_arguments" }).exactOptional(),
	permalink_public: z.string({ error: "invalid_arguments" }).exactOptional(),
	edit_link: z.string({ error: "invalid_arguments" }).exactOptional(),
	preview: z.string({ error: "invalid_arguments" }).exactOptional(),
	preview_highlight: z.string({ error: "invalid_arguments" }).exactOptional(),
	lines: z.int({ error: "invalid_arguments" }).exactOptional(),
	lines_more: z.int({ error: "invalid_arguments" }).exactOptional(),
	preview_is_truncated: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	comments_count: z.int({ error: "invalid_arguments" }).exactOptional(),
	is_starred: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	shares: fileSharesSchema(z).exactOptional(),
	channels: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	groups: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	ims: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	has_more_shares: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	has_rich_preview: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	file_access: z.enum(["visible"], { error: "invalid_arguments" }).exactOptional(),
	list_metadata: listMetadataSchema(z).exactOptional(),
	list_limits: listLimitsSchema(z).exactOptional(),
	list_csv_download_url: z.string({ error: "invalid_arguments" }).exactOptional(),
	last_editor: z.string({ error: "invalid_arguments" }).exactOptional(),
	updated: z.int({ error: "invalid_arguments" }).exactOptional(),
	access: z.enum([
		"read",
		"write",
		"owner"
	], { error: "invalid_arguments" }).exactOptional(),
	org_or_workspace_access: z.enum(["none"], { error: "invalid_arguments" }).exactOptional(),
	teams_shared_with: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional()
}));
const fileSchema = oncePerZod((z) => z.strictObject(fileShape(z), { error: "invalid_arguments" }));
export { fileSchema as t };
