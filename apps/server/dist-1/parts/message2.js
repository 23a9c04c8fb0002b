import { J as identityIconsSchema, K as postedAttachmentSchema, q as messageEditSchema, rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as botProfileSchema } from "./bot-profile.js";
import { t as fileSchema } from "./file.js";
import { t as messageSchema } from "./message.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/webapi-core/src/validators/one-case.ts
function oneCase(z, field, cases, { missing, invalid, noCase }) {
	return z.unknown().transform((value, context) => {
		const issue = (path, message) => {
			context.issues.push({
				code: "custom",
				path: [...path],
				message,
				input: void 0
			});
			return z.NEVER;
		};
		if (!isObject(value)) return issue([], value === void 0 ? missing : invalid);
		const schema = select(value, field, cases);
		if (schema === void 0) return issue([field], noCase);
		const result = schema.safeParse(value);
		if (result.success) return result.data;
		for (const found of result.error.issues) context.issues.push({
			...found,
			input: void 0
		});
		return z.NEVER;
	});
}
function select(value, field, { by, having, plain }) {
	if (Object.hasOwn(value, field)) {
		const selected = Reflect.get(value, field);
		return typeof selected === "string" && Object.hasOwn(by, selected) ? by[selected] : void 0;
	}
	const name = Object.keys(having).find((each) => Object.hasOwn(value, each));
	return name === void 0 ? plain : having[name];
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// ../../packages/api/src/generated/events/payloads/message.ts
const plainMessageEventShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message"
	}) }),
	client_msg_id: z.string({ error: "must be a string" }).exactOptional(),
	team: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	bot_id: z.string({ error: "must be a string" }).exactOptional(),
	app_id: z.string({ error: "must be a string" }).exactOptional(),
	bot_profile: botProfileSchema(z).exactOptional(),
	text: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	blocks: z.array(z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }), { error: "must be a list" }).exactOptional(),
	attachments: z.array(z.lazy(() => postedAttachmentSchema(z)), { error: "must be a list" }).exactOptional(),
	files: z.array(z.lazy(() => fileSchema(z)), { error: "must be a list" }).exactOptional(),
	upload: z.boolean({ error: "must be true or false" }).exactOptional(),
	display_as_bot: z.boolean({ error: "must be true or false" }).exactOptional(),
	metadata: z.record(z.string(), z.unknown(), { error: "must be an object" }).exactOptional(),
	parent_user_id: z.string({ error: "must be a string" }).exactOptional(),
	thread_ts: timestampSchema(z).exactOptional(),
	edited: messageEditSchema(z).exactOptional(),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel_type: z.enum([
		"channel",
		"group",
		"mpim",
		"im"
	], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel, group, mpim, im"
	}) }),
	ts: timestampSchema(z),
	event_ts: timestampSchema(z)
}));
const plainMessageEventSchema = oncePerZod((z) => z.strictObject(plainMessageEventShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const botMessageEventShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message"
	}) }),
	subtype: z.enum(["bot_message"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of bot_message"
	}) }),
	bot_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	username: z.string({ error: "must be a string" }).exactOptional(),
	icons: identityIconsSchema(z).exactOptional(),
	text: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	blocks: z.array(z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }), { error: "must be a list" }).exactOptional(),
	attachments: z.array(z.lazy(() => postedAttachmentSchema(z)), { error: "must be a list" }).exactOptional(),
	thread_ts: timestampSchema(z).exactOptional(),
	app_id: z.string({ error: "must be a string" }).exactOptional(),
	team: z.string({ error: "must be a string" }).exactOptional(),
	parent_user_id: z.string({ error: "must be a string" }).exactOptional(),
	files: z.array(z.lazy(() => fileSchema(z)), { error: "must be a list" }).exactOptional(),
	upload: z.boolean({ error: "must be true or false" }).exactOptional(),
	display_as_bot: z.boolean({ error: "must be true or false" }).exactOptional(),
	metadata: z.record(z.string(), z.unknown(), { error: "must be an object" }).exactOptional(),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel_type: z.enum([
		"channel",
		"group",
		"mpim",
		"im"
	], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel, group, mpim, im"
	}) }),
	ts: timestampSchema(z),
	event_ts: timestampSchema(z)
}));
const botMessageEventSchema = oncePerZod((z) => z.strictObject(botMessageEventShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const meMessageEventShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message"
	}) }),
	subtype: z.enum(["me_message"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of me_message"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	text: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	bot_id: z.string({ error: "must be a string" }).exactOptional(),
	app_id: z.string({ error: "must be a string" }).exactOptional(),
	team: z.string({ error: "must be a string" }).exactOptional(),
	client_msg_id: z.string({ error: "must be a string" }).exactOptional(),
	bot_profile: botProfileSchema(z).exactOptional(),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel_type: z.enum([
		"channel",
		"group",
		"mpim",
		"im"
	], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel, group, mpim, im"
	}) }),
	ts: timestampSchema(z),
	event_ts: timestampSchema(z)
}));
const meMessageEventSchema = oncePerZod((z) => z.strictObject(meMessageEventShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const messageChangedEventShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message"
	}) }),
	subtype: z.enum(["message_changed"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message_changed"
	}) }),
	hidden: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	message: messageSchema(z),
	previous_message: messageSchema(z),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel_type: z.enum([
		"channel",
		"group",
		"mpim",
		"im"
	], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel, group, mpim, im"
	}) }),
	ts: timestampSchema(z),
	event_ts: timestampSchema(z)
}));
const messageChangedEventSchema = oncePerZod((z) => z.strictObject(messageChangedEventShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const messageDeletedEventShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message"
	}) }),
	subtype: z.enum(["message_deleted"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message_deleted"
	}) }),
	hidden: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	deleted_ts: timestampSchema(z),
	previous_message: messageSchema(z),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel_type: z.enum([
		"channel",
		"group",
		"mpim",
		"im"
	], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel, group, mpim, im"
	}) }),
	ts: timestampSchema(z),
	event_ts: timestampSchema(z)
}));
const messageDeletedEventSchema = oncePerZod((z) => z.strictObject(messageDeletedEventShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const messageRepliedEventShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message"
	}) }),
	hidden: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	message: messageSchema(z),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	ts: timestampSchema(z),
	event_ts: timestampSchema(z)
}));
const messageRepliedEventSchema = oncePerZod((z) => z.strictObject(messageRepliedEventShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const threadBroadcastEventShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message"
	}) }),
	subtype: z.enum(["thread_broadcast"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of thread_broadcast"
	}) }),
	text: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	thread_ts: timestampSchema(z),
	root: z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }),
	blocks: z.array(z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }), { error: "must be a list" }).exactOptional(),
	client_msg_id: z.string({ error: "must be a string" }).exactOptional(),
	team: z.string({ error: "must be a string" }).exactOptional(),
	bot_id: z.string({ error: "must be a string" }).exactOptional(),
	app_id: z.string({ error: "must be a string" }).exactOptional(),
	bot_profile: botProfileSchema(z).exactOptional(),
	attachments: z.array(z.lazy(() => postedAttachmentSchema(z)), { error: "must be a list" }).exactOptional(),
	files: z.array(z.lazy(() => fileSchema(z)), { error: "must be a list" }).exactOptional(),
	upload: z.boolean({ error: "must be true or false" }).exactOptional(),
	display_as_bot: z.boolean({ error: "must be true or false" }).exactOptional(),
	metadata: z.record(z.string(), z.unknown(), { error: "must be an object" }).exactOptional(),
	parent_user_id: z.string({ error: "must be a string" }).exactOptional(),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel_type: z.enum([
		"channel",
		"group",
		"mpim",
		"im"
	], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel, group, mpim, im"
	}) }),
	ts: timestampSchema(z),
	event_ts: timestampSchema(z)
}));
const threadBroadcastEventSchema = oncePerZod((z) => z.strictObject(threadBroadcastEventShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const fileShareEventShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message"
	}) }),
	subtype: z.enum(["file_share"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of file_share"
	}) }),
	text: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	files: z.array(z.lazy(() => fileSchema(z)), { error: issueMessage({
		missing: "must be given",
		invalid: "must be a list"
	}) }),
	upload: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	display_as_bot: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	client_msg_id: z.string({ error: "must be a string" }).exactOptional(),
	team: z.string({ error: "must be a string" }).exactOptional(),
	bot_id: z.string({ error: "must be a string" }).exactOptional(),
	app_id: z.string({ error: "must be a string" }).exactOptional(),
	bot_profile: botProfileSchema(z).exactOptional(),
	edited: messageEditSchema(z).exactOptional(),
	attachments: z.array(z.lazy(() => postedAttachmentSchema(z)), { error: "must be a list" }).exactOptional(),
	metadata: z.record(z.string(), z.unknown(), { error: "must be an object" }).exactOptional(),
	parent_user_id: z.string({ error: "must be a string" }).exactOptional(),
	thread_ts: timestampSchema(z).exactOptional(),
	blocks: z.array(z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }), { error: "must be a list" }).exactOptional(),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel_type: z.enum([
		"channel",
		"group",
		"mpim",
		"im"
	], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel, group, mpim, im"
	}) }),
	ts: timestampSchema(z),
	event_ts: timestampSchema(z)
}));
const fileShareEventSchema = oncePerZod((z) => z.strictObject(fileShareEventShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const joinMessageEventShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message"
	}) }),
	subtype: z.enum(["channel_join", "group_join"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel_join, group_join"
	}) }),
	team: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	inviter: z.string({ error: "must be a string" }).exactOptional(),
	text: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel_type: z.enum([
		"channel",
		"group",
		"mpim",
		"im"
	], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel, group, mpim, im"
	}) }),
	ts: timestampSchema(z),
	event_ts: timestampSchema(z)
}));
const joinMessageEventSchema = oncePerZod((z) => z.strictObject(joinMessageEventShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const leaveMessageEventShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message"
	}) }),
	subtype: z.enum(["channel_leave", "group_leave"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel_leave, group_leave"
	}) }),
	team: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	text: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel_type: z.enum([
		"channel",
		"group",
		"mpim",
		"im"
	], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel, group, mpim, im"
	}) }),
	ts: timestampSchema(z),
	event_ts: timestampSchema(z)
}));
const leaveMessageEventSchema = oncePerZod((z) => z.strictObject(leaveMessageEventShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const nameMessageEventShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message"
	}) }),
	subtype: z.enum(["channel_name", "group_name"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel_name, group_name"
	}) }),
	team: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	name: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	old_name: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	text: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel_type: z.enum([
		"channel",
		"group",
		"mpim",
		"im"
	], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel, group, mpim, im"
	}) }),
	ts: timestampSchema(z),
	event_ts: timestampSchema(z)
}));
const nameMessageEventSchema = oncePerZod((z) => z.strictObject(nameMessageEventShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const topicMessageEventShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message"
	}) }),
	subtype: z.enum(["channel_topic", "group_topic"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel_topic, group_topic"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	text: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	topic: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel_type: z.enum([
		"channel",
		"group",
		"mpim",
		"im"
	], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel, group, mpim, im"
	}) }),
	ts: timestampSchema(z),
	event_ts: timestampSchema(z)
}));
const topicMessageEventSchema = oncePerZod((z) => z.strictObject(topicMessageEventShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const purposeMessageEventShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message"
	}) }),
	subtype: z.enum(["channel_purpose", "group_purpose"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel_purpose, group_purpose"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	text: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	purpose: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel_type: z.enum([
		"channel",
		"group",
		"mpim",
		"im"
	], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel, group, mpim, im"
	}) }),
	ts: timestampSchema(z),
	event_ts: timestampSchema(z)
}));
const purposeMessageEventSchema = oncePerZod((z) => z.strictObject(purposeMessageEventShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const archiveMessageEventShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message"
	}) }),
	subtype: z.enum([
		"channel_archive",
		"group_archive",
		"channel_unarchive",
		"group_unarchive"
	], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel_archive, group_archive, channel_unarchive, group_unarchive"
	}) }),
	team: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	text: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel_type: z.enum([
		"channel",
		"group",
		"mpim",
		"im"
	], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel, group, mpim, im"
	}) }),
	ts: timestampSchema(z),
	event_ts: timestampSchema(z)
}));
const archiveMessageEventSchema = oncePerZod((z) => z.strictObject(archiveMessageEventShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const pinnedMessageEventShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message"
	}) }),
	subtype: z.enum(["pinned_item"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of pinned_item"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	text: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	item_type: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	item: z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel_type: z.enum([
		"channel",
		"group",
		"mpim",
		"im"
	], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel, group, mpim, im"
	}) }),
	ts: timestampSchema(z),
	event_ts: timestampSchema(z)
}));
const pinnedMessageEventSchema = oncePerZod((z) => z.strictObject(pinnedMessageEventShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const postingPermissionsMessageEventShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message"
	}) }),
	subtype: z.enum(["channel_posting_permissions"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel_posting_permissions"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	text: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel_type: z.enum([
		"channel",
		"group",
		"mpim",
		"im"
	], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel, group, mpim, im"
	}) }),
	ts: timestampSchema(z),
	event_ts: timestampSchema(z)
}));
const postingPermissionsMessageEventSchema = oncePerZod((z) => z.strictObject(postingPermissionsMessageEventShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const accessDeniedMessageEventShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message"
	}) }),
	subtype: z.enum(["ekm_access_denied"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of ekm_access_denied"
	}) }),
	hidden: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	user: z.enum(["UREVOKEDU"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of UREVOKEDU"
	}) }),
	text: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel_type: z.enum([
		"channel",
		"group",
		"mpim",
		"im"
	], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel, group, mpim, im"
	}) }),
	ts: timestampSchema(z),
	event_ts: timestampSchema(z)
}));
const accessDeniedMessageEventSchema = oncePerZod((z) => z.strictObject(accessDeniedMessageEventShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const otherMessageEventShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message"
	}) }),
	subtype: z.enum([
		"document_mention",
		"reminder_add",
		"channel_convert_to_private",
		"channel_convert_to_public"
	], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of document_mention, reminder_add, channel_convert_to_private, channel_convert_to_public"
	}) }),
	user: z.string({ error: "must be a string" }).exactOptional(),
	text: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel_type: z.enum([
		"channel",
		"group",
		"mpim",
		"im"
	], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel, group, mpim, im"
	}) }),
	ts: timestampSchema(z),
	event_ts: timestampSchema(z)
}));
const otherMessageEventSchema = oncePerZod((z) => z.strictObject(otherMessageEventShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const messageEvent = {
	wireName: "message",
	description: "A message was posted, changed or deleted in a conversation.",
	payload: oncePerZod((z) => oneCase(z, "subtype", {
		by: {
			bot_message: botMessageEventSchema(z),
			me_message: meMessageEventSchema(z),
			message_changed: messageChangedEventSchema(z),
			message_deleted: messageDeletedEventSchema(z),
			thread_broadcast: threadBroadcastEventSchema(z),
			file_share: fileShareEventSchema(z),
			channel_join: joinMessageEventSchema(z),
			group_join: joinMessageEventSchema(z),
			channel_leave: leaveMessageEventSchema(z),
			group_leave: leaveMessageEventSchema(z),
			channel_name: nameMessageEventSchema(z),
			group_name: nameMessageEventSchema(z),
			channel_topic: topicMessageEventSchema(z),
			group_topic: topicMessageEventSchema(z),
			channel_purpose: purposeMessageEventSchema(z),
			group_purpose: purposeMessageEventSchema(z),
			channel_archive: archiveMessageEventSchema(z),
			group_archive: archiveMessageEventSchema(z),
			channel_unarchive: archiveMessageEventSchema(z),
			group_unarchive: archiveMessageEventSchema(z),
			pinned_item: pinnedMessageEventSchema(z),
			channel_posting_permissions: postingPermissionsMessageEventSchema(z),
			ekm_access_denied: accessDeniedMessageEventSchema(z),
			document_mention: otherMessageEventSchema(z),
			reminder_add: otherMessageEventSchema(z),
			channel_convert_to_private: otherMessageEventSchema(z),
			channel_convert_to_public: otherMessageEventSchema(z)
		},
		having: { message: messageRepliedEventSchema(z) },
		plain: plainMessageEventSchema(z)
	}, {
		missing: "must be given",
		invalid: "must be an object",
		noCase: "must be one of bot_message, me_message, message_changed, message_deleted, thread_broadcast, file_share, channel_join, group_join, channel_leave, group_leave, channel_name, group_name, channel_topic, group_topic, channel_purpose, group_purpose, channel_archive, group_archive, channel_unarchive, group_unarchive, pinned_item, channel_posting_permissions, ekm_access_denied, document_mention, reminder_add, channel_convert_to_private, channel_convert_to_public"
	})),
	payloadTable: {
		blocks: {
			wireName: "blocks",
			type: "Block"
		},
		attachments: {
			wireName: "attachments",
			type: "PostedAttachment"
		},
		message: {
			wireName: "message",
			type: "Message"
		},
		previous_message: {
			wireName: "previous_message",
			type: "Message"
		}
	}
};
export { messageEvent };
