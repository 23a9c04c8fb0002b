import { Ua as oncePerZod } from "./server.js";
import { t as streamChunkSchema } from "./stream-chunk.js";
// ../../packages/api/src/generated/webapi/methods/chat-start-stream.ts
const chatStartStreamArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	markdown_text: z.string({ error: "invalid_arguments" }).max(12e3, { error: "msg_blocks_too_long" }).exactOptional(),
	chunks: z.array(z.lazy(() => streamChunkSchema(z)), { error: "invalid_chunks" }).exactOptional(),
	thread_ts: z.string({ error: "invalid_arguments" }).regex(/^\d{10}\.\d{6}$/u, { error: "invalid_arguments" }).exactOptional(),
	recipient_user_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	recipient_team_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	task_display_mode: z.enum([
		"timeline",
		"plan",
		"dense"
	], { error: "invalid_arguments" }).exactOptional(),
	username: z.string({ error: "invalid_arguments" }).exactOptional(),
	icon_url: z.string({ error: "invalid_arguments" }).exactOptional(),
	icon_emoji: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const chatStartStreamArgumentsSchema = oncePerZod((z) => z.object(chatStartStreamArgumentsShape(z), { error: "invalid_arguments" }));
const chatStartStreamResponseShape = oncePerZod((z) => ({
	channel: z.string({ error: "internal_error" }),
	ts: z.string({ error: "internal_error" })
}));
const chatStartStreamMethod = {
	wireName: "chat.startStream",
	verb: "POST",
	description: "Starts a message whose text and tasks are appended in pieces.",
	tokens: ["bot"],
	scopes: ["chat:write"],
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		markdown_text: {
			wireName: "markdown_text",
			form: "string"
		},
		chunks: {
			wireName: "chunks",
			form: "objects",
			type: "StreamChunk"
		},
		thread_ts: {
			wireName: "thread_ts",
			form: "string"
		},
		recipient_user_id: {
			wireName: "recipient_user_id",
			form: "string"
		},
		recipient_team_id: {
			wireName: "recipient_team_id",
			form: "string"
		},
		task_display_mode: {
			wireName: "task_display_mode",
			form: "string"
		},
		username: {
			wireName: "username",
			form: "string",
			scope: "chat:write.customize"
		},
		icon_url: {
			wireName: "icon_url",
			form: "string",
			scope: "chat:write.customize"
		},
		icon_emoji: {
			wireName: "icon_emoji",
			form: "string",
			scope: "chat:write.customize"
		}
	},
	arguments: chatStartStreamArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(chatStartStreamResponseShape(z), { error: "internal_error" })),
	errors: {
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The channel does not exist."
		},
		channel_type_not_supported: {
			wireName: "channel_type_not_supported",
			status: 200,
			meaning: "Messages cannot be streamed in this kind of conversation."
		},
		duplicate_channel_not_found: {
			wireName: "duplicate_channel_not_found",
			status: 200,
			meaning: "The channel of the earlier message no longer exists."
		},
		duplicate_message_not_found: {
			wireName: "duplicate_message_not_found",
			status: 200,
			meaning: "The earlier message no longer exists."
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
		invalid_chunks: {
			wireName: "invalid_chunks",
			status: 200,
			meaning: "The chunks are not valid."
		},
		invalid_metadata_format: {
			wireName: "invalid_metadata_format",
			status: 200,
			meaning: "The metadata is not an object."
		},
		invalid_metadata_schema: {
			wireName: "invalid_metadata_schema",
			status: 200,
			meaning: "The metadata is not valid."
		},
		is_archived: {
			wireName: "is_archived",
			status: 200,
			meaning: "The channel is archived."
		},
		message_limit_exceeded: {
			wireName: "message_limit_exceeded",
			status: 200,
			meaning: "The workspace has reached its message limit."
		},
		messages_tab_disabled: {
			wireName: "messages_tab_disabled",
			status: 200,
			meaning: "The app does not accept messages in its home."
		},
		messaging_processing_failed: {
			wireName: "messaging_processing_failed",
			status: 200,
			meaning: "The message could not be processed."
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
		missing_recipient_team_id: {
			wireName: "missing_recipient_team_id",
			status: 200,
			meaning: "The recipient's workspace is missing."
		},
		missing_recipient_user_id: {
			wireName: "missing_recipient_user_id",
			status: 200,
			meaning: "The recipient is missing."
		},
		msg_blocks_too_long: {
			wireName: "msg_blocks_too_long",
			status: 200,
			meaning: "The message is too long."
		},
		msg_blocks_too_many: {
			wireName: "msg_blocks_too_many",
			status: 200,
			meaning: "The message has too many blocks."
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
		not_subscribed_to_message_stream_stopped: {
			wireName: "not_subscribed_to_message_stream_stopped",
			status: 200,
			meaning: "The app does not subscribe to the event about a stopped stream."
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
			meaning: "Threads are not allowed in the channel."
		},
		restricted_action_read_only_channel: {
			wireName: "restricted_action_read_only_channel",
			status: 200,
			meaning: "Posting is restricted in the channel."
		},
		restricted_action_thread_locked: {
			wireName: "restricted_action_thread_locked",
			status: 200,
			meaning: "The thread is closed."
		},
		restricted_action_thread_only_channel: {
			wireName: "restricted_action_thread_only_channel",
			status: 200,
			meaning: "Only replies are allowed in the channel."
		},
		svc_connect_canvas_sharing_blocked: {
			wireName: "svc_connect_canvas_sharing_blocked",
			status: 200,
			meaning: "The partner's workspace does not accept this."
		},
		svc_connect_file_link_sharing_blocked: {
			wireName: "svc_connect_file_link_sharing_blocked",
			status: 200,
			meaning: "The partner's workspace does not accept this."
		},
		svc_connect_lists_sharing_blocked: {
			wireName: "svc_connect_lists_sharing_blocked",
			status: 200,
			meaning: "The partner's workspace does not accept this."
		},
		team_not_found: {
			wireName: "team_not_found",
			status: 200,
			meaning: "The workspace does not exist."
		},
		user_not_found: {
			wireName: "user_not_found",
			status: 200,
			meaning: "The recipient does not exist."
		}
	},
	facts: {
		subject: "streams",
		rates: [{
			tier: "tier-20",
			perMinute: 20,
			burst: 20,
			per: [
				"method",
				"workspace",
				"app"
			],
			error: "ratelimited"
		}],
		requires: [],
		limits: {
			markdown_text: { maxLength: {
				value: 12e3,
				error: "msg_blocks_too_long"
			} },
			thread_ts: { pattern: { value: "^\\d{10}\\.\\d{6}$" } },
			task_display_mode: { oneOf: { value: [
				"timeline",
				"plan",
				"dense"
			] } }
		}
	}
};
export { chatStartStreamMethod };
