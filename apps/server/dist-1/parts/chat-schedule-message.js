import { La as forbiddenWhen, Ma as allOrNone, Na as atLeastOneOf, Ua as oncePerZod } from "./server.js";
import { K as postedAttachmentSchema, X as attachmentSchema, Y as messageEntitySchema, Z as blockSchema, rt as issueMessage } from "./messages.js";
// ../../packages/api/src/generated/webapi/types/delayed-message.ts
const delayedMessageShape = oncePerZod((z) => ({
	type: z.string({ error: "invalid_arguments" }),
	subtype: z.string({ error: "invalid_arguments" }).exactOptional(),
	text: z.string({ error: "invalid_arguments" }),
	username: z.string({ error: "invalid_arguments" }).exactOptional(),
	user: z.string({ error: "invalid_arguments" }).exactOptional(),
	bot_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	blocks: z.array(z.record(z.string(), z.unknown(), { error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	attachments: z.array(z.lazy(() => postedAttachmentSchema(z)), { error: "invalid_arguments" }).exactOptional(),
	metadata: z.record(z.string(), z.unknown(), { error: "invalid_arguments" }).exactOptional(),
	thread_ts: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const delayedMessageSchema = oncePerZod((z) => z.strictObject(delayedMessageShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/chat-schedule-message.ts
const scheduledMetadataShape = oncePerZod((z) => ({
	event_type: z.string({ error: "invalid_metadata_schema" }).min(1, { error: "invalid_metadata_schema" }).exactOptional(),
	event_payload: z.record(z.string(), z.unknown(), { error: "invalid_metadata_schema" }).exactOptional(),
	entities: z.array(z.lazy(() => messageEntitySchema(z)), { error: "invalid_metadata_schema" }).exactOptional()
}));
const scheduledMetadataSchema = oncePerZod((z) => z.looseObject(scheduledMetadataShape(z), { error: issueMessage({
	missing: "invalid_arguments",
	invalid: "invalid_metadata_format"
}) }).superRefine(allOrNone(["event_type", "event_payload"], "invalid_metadata_schema")).superRefine(atLeastOneOf(["entities", "event_type"], "invalid_metadata_schema")));
const chatScheduleMessageArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	post_at: z.int({ error: issueMessage({
		missing: "invalid_arguments",
		invalid: "invalid_time"
	}) }),
	text: z.string({ error: "invalid_arguments" }).max(4e4, { error: "msg_too_long" }).exactOptional(),
	blocks: z.array(z.lazy(() => blockSchema(z)), { error: "invalid_blocks_format" }).max(50, { error: "invalid_blocks" }).exactOptional(),
	attachments: z.array(z.lazy(() => attachmentSchema(z)), { error: "invalid_arguments" }).max(100, { error: "too_many_attachments" }).exactOptional(),
	markdown_text: z.string({ error: "invalid_arguments" }).max(12e3, { error: "msg_too_long" }).exactOptional(),
	thread_ts: z.string({ error: "invalid_arguments" }).regex(/^\d{10}\.\d{6}$/u, { error: "invalid_arguments" }).exactOptional(),
	reply_broadcast: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	parse: z.enum(["none", "full"], { error: "invalid_arguments" }).exactOptional(),
	link_names: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	unfurl_links: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	unfurl_media: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	metadata: scheduledMetadataSchema(z).exactOptional(),
	as_user: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const chatScheduleMessageArgumentsSchema = oncePerZod((z) => z.object(chatScheduleMessageArgumentsShape(z), { error: "invalid_arguments" }).superRefine(forbiddenWhen(["text", "blocks"], { markdown_text: "present" }, "markdown_text_conflict")).superRefine(atLeastOneOf([
	"text",
	"blocks",
	"attachments",
	"markdown_text"
], "no_text")));
const chatScheduleMessageResponseShape = oncePerZod((z) => ({
	channel: z.string({ error: "internal_error" }),
	scheduled_message_id: z.string({ error: "internal_error" }),
	post_at: z.int({ error: "internal_error" }),
	message: delayedMessageSchema(z)
}));
const chatScheduleMessageMethod = {
	wireName: "chat.scheduleMessage",
	verb: "POST",
	description: "Schedules a message, which is posted to a conversation at a later time.",
	tokens: ["bot", "user"],
	scopes: ["chat:write"],
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		post_at: {
			wireName: "post_at",
			form: "integer"
		},
		text: {
			wireName: "text",
			form: "string"
		},
		blocks: {
			wireName: "blocks",
			form: "objects",
			type: "Block"
		},
		attachments: {
			wireName: "attachments",
			form: "objects",
			type: "Attachment"
		},
		markdown_text: {
			wireName: "markdown_text",
			form: "string"
		},
		thread_ts: {
			wireName: "thread_ts",
			form: "string"
		},
		reply_broadcast: {
			wireName: "reply_broadcast",
			form: "boolean"
		},
		parse: {
			wireName: "parse",
			form: "string"
		},
		link_names: {
			wireName: "link_names",
			form: "boolean"
		},
		unfurl_links: {
			wireName: "unfurl_links",
			form: "boolean"
		},
		unfurl_media: {
			wireName: "unfurl_media",
			form: "boolean"
		},
		metadata: {
			wireName: "metadata",
			form: "object"
		},
		as_user: {
			wireName: "as_user",
			form: "boolean"
		}
	},
	arguments: chatScheduleMessageArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(chatScheduleMessageResponseShape(z), { error: "internal_error" })),
	responseTable: { message: {
		wireName: "message",
		type: "DelayedMessage"
	} },
	errors: {
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The channel does not exist."
		},
		invalid_attachments: {
			wireName: "invalid_attachments",
			status: 200,
			meaning: "An attachment is not valid."
		},
		invalid_blocks: {
			wireName: "invalid_blocks",
			status: 200,
			meaning: "The blocks are not valid."
		},
		invalid_blocks_format: {
			wireName: "invalid_blocks_format",
			status: 200,
			meaning: "The blocks are not a list."
		},
		invalid_metadata_format: {
			wireName: "invalid_metadata_format",
			status: 200,
			meaning: "The metadata is not an object."
		},
		invalid_metadata_schema: {
			wireName: "invalid_metadata_schema",
			status: 200,
			meaning: "The metadata has neither an event nor an entity, or one of them is not valid."
		},
		invalid_time: {
			wireName: "invalid_time",
			status: 200,
			meaning: "The time is not valid."
		},
		invalid_token: {
			wireName: "invalid_token",
			status: 200,
			meaning: "The token is not valid."
		},
		is_archived: {
			wireName: "is_archived",
			status: 200,
			meaning: "The channel is archived."
		},
		markdown_text_conflict: {
			wireName: "markdown_text_conflict",
			status: 200,
			meaning: "Markdown is combined with another form of the message."
		},
		message_limit_exceeded: {
			wireName: "message_limit_exceeded",
			status: 200,
			meaning: "The workspace has reached its message limit."
		},
		metadata_must_be_sent_from_app: {
			wireName: "metadata_must_be_sent_from_app",
			status: 200,
			meaning: "Only apps may send metadata."
		},
		metadata_too_large: {
			wireName: "metadata_too_large",
			status: 200,
			meaning: "The metadata is too large."
		},
		msg_too_long: {
			wireName: "msg_too_long",
			status: 200,
			meaning: "The message is too long."
		},
		no_text: {
			wireName: "no_text",
			status: 200,
			meaning: "The message is empty."
		},
		not_in_channel: {
			wireName: "not_in_channel",
			status: 200,
			meaning: "The caller is not a member of the channel."
		},
		rate_limited: {
			wireName: "rate_limited",
			status: 200,
			meaning: "The workspace posts too many messages."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The app may not post."
		},
		restricted_action_non_threadable_channel: {
			wireName: "restricted_action_non_threadable_channel",
			status: 200,
			meaning: "In the channel, threads are not allowed."
		},
		restricted_action_read_only_channel: {
			wireName: "restricted_action_read_only_channel",
			status: 200,
			meaning: "In the channel, posting is restricted."
		},
		restricted_action_thread_only_channel: {
			wireName: "restricted_action_thread_only_channel",
			status: 200,
			meaning: "In the channel, only replies are allowed."
		},
		restricted_too_many: {
			wireName: "restricted_too_many",
			status: 200,
			meaning: "Too many messages are scheduled."
		},
		svc_connect_file_link_sharing_blocked: {
			wireName: "svc_connect_file_link_sharing_blocked",
			status: 200,
			meaning: "Links to files may not be shared with other organizations."
		},
		time_in_past: {
			wireName: "time_in_past",
			status: 200,
			meaning: "The time is not far enough ahead."
		},
		time_too_far: {
			wireName: "time_too_far",
			status: 200,
			meaning: "The time is too far ahead."
		},
		too_many_attachments: {
			wireName: "too_many_attachments",
			status: 200,
			meaning: "The message has too many attachments."
		}
	},
	facts: {
		subject: "scheduled-messages",
		rates: [{
			tier: "tier-50",
			perMinute: 50,
			burst: 50,
			per: [
				"method",
				"workspace",
				"app"
			],
			error: "ratelimited"
		}],
		requires: [],
		argumentRequires: { metadata: [{
			token: "bot",
			error: "metadata_must_be_sent_from_app"
		}] },
		limits: {
			text: { maxLength: {
				value: 4e4,
				error: "msg_too_long"
			} },
			blocks: { maxItems: {
				value: 50,
				error: "invalid_blocks"
			} },
			attachments: { maxItems: {
				value: 100,
				error: "too_many_attachments"
			} },
			markdown_text: { maxLength: {
				value: 12e3,
				error: "msg_too_long"
			} },
			thread_ts: { pattern: { value: "^\\d{10}\\.\\d{6}$" } },
			parse: { oneOf: { value: ["none", "full"] } },
			"metadata.event_type": { minLength: { value: 1 } }
		}
	}
};
export { chatScheduleMessageMethod };
