import { Ua as oncePerZod } from "./server.js";
import { t as messageSchema } from "./message.js";
// ../../packages/api/src/generated/webapi/types/conversation-text.ts
const conversationTextShape = oncePerZod((z) => ({
	value: z.string({ error: "invalid_arguments" }),
	creator: z.string({ error: "invalid_arguments" }),
	last_set: z.int({ error: "invalid_arguments" })
}));
const conversationTextSchema = oncePerZod((z) => z.strictObject(conversationTextShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/types/restricted-to.ts
const restrictedToShape = oncePerZod((z) => ({
	type: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }),
	user: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }),
	subteam: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional()
}));
const restrictedToSchema = oncePerZod((z) => z.strictObject(restrictedToShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/types/conversation.ts
const channelCanvasShape = oncePerZod((z) => ({
	file_id: z.string({ error: "invalid_arguments" }),
	is_empty: z.boolean({ error: "invalid_arguments" })
}));
const channelCanvasSchema = oncePerZod((z) => z.strictObject(channelCanvasShape(z), { error: "invalid_arguments" }));
const channelTabDataShape = oncePerZod((z) => ({ file_id: z.string({ error: "invalid_arguments" }) }));
const channelTabDataSchema = oncePerZod((z) => z.strictObject(channelTabDataShape(z), { error: "invalid_arguments" }));
const channelTabShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	label: z.string({ error: "invalid_arguments" }),
	type: z.string({ error: "invalid_arguments" }),
	data: channelTabDataSchema(z),
	is_disabled: z.boolean({ error: "invalid_arguments" })
}));
const channelTabSchema = oncePerZod((z) => z.strictObject(channelTabShape(z), { error: "invalid_arguments" }));
const conversationPropertiesShape = oncePerZod((z) => ({
	posting_restricted_to: restrictedToSchema(z).exactOptional(),
	threads_restricted_to: restrictedToSchema(z).exactOptional(),
	canvas: channelCanvasSchema(z).exactOptional(),
	tabs: z.array(channelTabSchema(z), { error: "invalid_arguments" }).exactOptional(),
	at_channel_restricted: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	at_here_restricted: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	huddles_restricted: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	membership_limit: z.int({ error: "invalid_arguments" }).exactOptional()
}));
const conversationPropertiesSchema = oncePerZod((z) => z.strictObject(conversationPropertiesShape(z), { error: "invalid_arguments" }));
const conversationShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }).exactOptional(),
	is_channel: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	is_group: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	is_im: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	is_mpim: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	is_private: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	created: z.int({ error: "invalid_arguments" }).exactOptional(),
	is_archived: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	is_general: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	unlinked: z.int({ error: "invalid_arguments" }).exactOptional(),
	name_normalized: z.string({ error: "invalid_arguments" }).exactOptional(),
	is_shared: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	is_org_shared: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	is_pending_ext_shared: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	pending_shared: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	context_team_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	updated: z.int({ error: "invalid_arguments" }).exactOptional(),
	parent_conversation: z.string({ error: "invalid_arguments" }).nullable().exactOptional(),
	creator: z.string({ error: "invalid_arguments" }).exactOptional(),
	is_ext_shared: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	shared_team_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	pending_connected_team_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	connected_team_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	conversation_host_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	user: z.string({ error: "invalid_arguments" }).exactOptional(),
	is_user_deleted: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	is_member: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	last_read: z.string({ error: "invalid_arguments" }).exactOptional(),
	latest: messageSchema(z).nullable().exactOptional(),
	unread_count: z.int({ error: "invalid_arguments" }).exactOptional(),
	unread_count_display: z.int({ error: "invalid_arguments" }).exactOptional(),
	is_open: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	topic: conversationTextSchema(z).exactOptional(),
	purpose: conversationTextSchema(z).exactOptional(),
	properties: conversationPropertiesSchema(z).exactOptional(),
	previous_names: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	num_members: z.int({ error: "invalid_arguments" }).exactOptional(),
	locale: z.string({ error: "invalid_arguments" }).exactOptional(),
	priority: z.int({ error: "invalid_arguments" }).exactOptional()
}));
const conversationSchema = oncePerZod((z) => z.strictObject(conversationShape(z), { error: "invalid_arguments" }));
export { conversationSchema as t };
