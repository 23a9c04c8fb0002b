import { Ua as oncePerZod } from "./server.js";
import { t as streamChunkSchema } from "./stream-chunk.js";
// ../../packages/api/src/generated/webapi/methods/chat-append-stream.ts
const chatAppendStreamArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	ts: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	markdown_text: z.string({ error: "invalid_arguments" }).max(12e3, { error: "msg_blocks_too_long" }).exactOptional(),
	chunks: z.array(z.lazy(() => streamChunkSchema(z)), { error: "invalid_chunks" }).exactOptional()
}));
const chatAppendStreamArgumentsSchema = oncePerZod((z) => z.object(chatAppendStreamArgumentsShape(z), { error: "invalid_arguments" }));
const chatAppendStreamResponseShape = oncePerZod((z) => ({
	channel: z.string({ error: "internal_error" }),
	ts: z.string({ error: "internal_error" })
}));
const chatAppendStreamMethod = {
	wireName: "chat.appendStream",
	verb: "POST",
	description: "Appends text, tasks and blocks to a message that is being streamed.",
	tokens: ["bot"],
	scopes: ["chat:write"],
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		ts: {
			wireName: "ts",
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
		}
	},
	arguments: chatAppendStreamArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(chatAppendStreamResponseShape(z), { error: "internal_error" })),
	errors: {
		as_user_not_supported: {
			wireName: "as_user_not_supported",
			status: 200,
			meaning: "The app cannot act as a user."
		},
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
		message_not_found: {
			wireName: "message_not_found",
			status: 200,
			meaning: "The message does not exist."
		},
		message_not_in_streaming_state: {
			wireName: "message_not_in_streaming_state",
			status: 200,
			meaning: "The message is not being streamed."
		},
		message_not_owned_by_app: {
			wireName: "message_not_owned_by_app",
			status: 200,
			meaning: "The message is of another app."
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
			meaning: "Nothing is appended."
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
		stopped_by_user: {
			wireName: "stopped_by_user",
			status: 200,
			meaning: "The user has stopped the stream."
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
		too_many_attachments: {
			wireName: "too_many_attachments",
			status: 200,
			meaning: "The message has too many attachments."
		},
		too_many_contact_cards: {
			wireName: "too_many_contact_cards",
			status: 200,
			meaning: "The message has too many contact cards."
		}
	},
	facts: {
		subject: "streams",
		rates: [{
			tier: "tier-100",
			perMinute: 100,
			burst: 100,
			per: [
				"method",
				"workspace",
				"app"
			],
			error: "ratelimited"
		}],
		requires: [],
		limits: { markdown_text: { maxLength: {
			value: 12e3,
			error: "msg_blocks_too_long"
		} } }
	}
};
export { chatAppendStreamMethod };
