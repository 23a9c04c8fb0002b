import { Ua as oncePerZod } from "./server.js";
import { t as botProfileSchema } from "./bot-profile.js";
import { t as fileSchema } from "./file.js";
import { J as identityIconsSchema, K as postedAttachmentSchema, q as messageEditSchema } from "./messages.js";
// ../../packages/api/src/generated/webapi/types/reaction.ts
const reactionShape = oncePerZod((z) => ({
	name: z.string({ error: "invalid_arguments" }),
	users: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }),
	count: z.int({ error: "invalid_arguments" })
}));
const reactionSchema = oncePerZod((z) => z.strictObject(reactionShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/types/message.ts
const assistantThreadShape = oncePerZod((z) => ({
	title: z.string({ error: "invalid_arguments" }),
	title_blocks: z.array(z.record(z.string(), z.unknown(), { error: "invalid_arguments" }), { error: "invalid_arguments" }),
	artifacts: z.array(z.record(z.string(), z.unknown(), { error: "invalid_arguments" }), { error: "invalid_arguments" })
}));
const assistantThreadSchema = oncePerZod((z) => z.strictObject(assistantThreadShape(z), { error: "invalid_arguments" }));
const messageShape = oncePerZod((z) => ({
	subtype: z.string({ error: "invalid_arguments" }).exactOptional(),
	user: z.string({ error: "invalid_arguments" }).exactOptional(),
	type: z.enum(["message"], { error: "invalid_arguments" }),
	ts: z.string({ error: "invalid_arguments" }),
	bot_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	app_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	client_msg_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	edited: messageEditSchema(z).exactOptional(),
	text: z.string({ error: "invalid_arguments" }),
	username: z.string({ error: "invalid_arguments" }).exactOptional(),
	icons: identityIconsSchema(z).exactOptional(),
	team: z.string({ error: "invalid_arguments" }).exactOptional(),
	bot_profile: botProfileSchema(z).exactOptional(),
	thread_ts: z.string({ error: "invalid_arguments" }).exactOptional(),
	parent_user_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	reply_count: z.int({ error: "invalid_arguments" }).exactOptional(),
	reply_users_count: z.int({ error: "invalid_arguments" }).exactOptional(),
	latest_reply: z.string({ error: "invalid_arguments" }).exactOptional(),
	reply_users: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	is_locked: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	subscribed: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	last_read: z.string({ error: "invalid_arguments" }).exactOptional(),
	root: z.record(z.string(), z.unknown(), { error: "invalid_arguments" }).exactOptional(),
	inviter: z.string({ error: "invalid_arguments" }).exactOptional(),
	topic: z.string({ error: "invalid_arguments" }).exactOptional(),
	purpose: z.string({ error: "invalid_arguments" }).exactOptional(),
	old_name: z.string({ error: "invalid_arguments" }).exactOptional(),
	name: z.string({ error: "invalid_arguments" }).exactOptional(),
	item_type: z.string({ error: "invalid_arguments" }).exactOptional(),
	item: z.record(z.string(), z.unknown(), { error: "invalid_arguments" }).exactOptional(),
	files: z.array(z.lazy(() => fileSchema(z)), { error: "invalid_arguments" }).exactOptional(),
	upload: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	display_as_bot: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	attachments: z.array(z.lazy(() => postedAttachmentSchema(z)), { error: "invalid_arguments" }).exactOptional(),
	blocks: z.array(z.record(z.string(), z.unknown(), { error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	reactions: z.array(z.lazy(() => reactionSchema(z)), { error: "invalid_arguments" }).exactOptional(),
	pinned_to: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	permalink: z.string({ error: "invalid_arguments" }).exactOptional(),
	hidden: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	metadata: z.record(z.string(), z.unknown(), { error: "invalid_arguments" }).exactOptional(),
	assistant_app_thread: assistantThreadSchema(z).exactOptional()
}));
const messageSchema = oncePerZod((z) => z.strictObject(messageShape(z), { error: "invalid_arguments" }));
export { messageSchema as t };
