import { La as forbiddenWhen, Ma as allOrNone, Ua as oncePerZod } from "./server.js";
import { G as postedMessageSchema, X as attachmentSchema, Y as messageEntitySchema, Z as blockSchema, rt as issueMessage } from "./messages.js";
// ../../packages/api/src/generated/webapi/methods/chat-update.ts
const changedMetadataShape = oncePerZod((z) => ({
	event_type: z.string({ error: "invalid_metadata_schema" }).min(1, { error: "invalid_metadata_schema" }).exactOptional(),
	event_payload: z.record(z.string(), z.unknown(), { error: "invalid_metadata_schema" }).exactOptional(),
	entities: z.array(z.lazy(() => messageEntitySchema(z)), { error: "invalid_metadata_schema" }).exactOptional()
}));
const changedMetadataSchema = oncePerZod((z) => z.looseObject(changedMetadataShape(z), { error: issueMessage({
	missing: "invalid_arguments",
	invalid: "invalid_metadata_format"
}) }).superRefine(allOrNone(["event_type", "event_payload"], "invalid_metadata_schema")));
const chatUpdateArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	ts: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	text: z.string({ error: "invalid_arguments" }).max(4e3, { error: "msg_too_long" }).exactOptional(),
	blocks: z.array(z.lazy(() => blockSchema(z)), { error: "invalid_blocks_format" }).max(50, { error: "invalid_blocks" }).exactOptional(),
	attachments: z.array(z.lazy(() => attachmentSchema(z)), { error: "invalid_arguments" }).max(100, { error: "too_many_attachments" }).exactOptional(),
	markdown_text: z.string({ error: "invalid_arguments" }).max(12e3, { error: "msg_too_long" }).exactOptional(),
	metadata: changedMetadataSchema(z).exactOptional(),
	parse: z.enum([
		"none",
		"full",
		"client",
		"mrkdwn",
		"false",
		""
	], { error: "invalid_arguments" }).exactOptional(),
	link_names: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	reply_broadcast: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	file_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).max(10, { error: "max_file_sharing_exceeded" }).exactOptional(),
	as_user: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const chatUpdateArgumentsSchema = oncePerZod((z) => z.object(chatUpdateArgumentsShape(z), { error: "invalid_arguments" }).superRefine(forbiddenWhen(["text", "blocks"], { markdown_text: "present" }, "markdown_text_conflict")));
const chatUpdateResponseShape = oncePerZod((z) => ({
	channel: z.string({ error: "internal_error" }),
	ts: z.string({ error: "internal_error" }),
	text: z.string({ error: "internal_error" }),
	message: postedMessageSchema(z)
}));
const chatUpdateMethod = {
	wireName: "chat.update",
	verb: "POST",
	description: "Changes a message of the caller.",
	tokens: ["bot", "user"],
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
		metadata: {
			wireName: "metadata",
			form: "object"
		},
		parse: {
			wireName: "parse",
			form: "string"
		},
		link_names: {
			wireName: "link_names",
			form: "boolean"
		},
		reply_broadcast: {
			wireName: "reply_broadcast",
			form: "boolean"
		},
		file_ids: {
			wireName: "file_ids",
			form: "list"
		},
		as_user: {
			wireName: "as_user",
			form: "boolean"
		}
	},
	arguments: chatUpdateArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(chatUpdateResponseShape(z), { error: "internal_error" })),
	responseTable: { message: {
		wireName: "message",
		type: "PostedMessage"
	} },
	errors: {
		as_user_not_supported: {
			wireName: "as_user_not_supported",
			status: 200,
			meaning: "The app cannot act as a user."
		},
		block_mismatch: {
			wireName: "block_mismatch",
			status: 200,
			meaning: "Rich text cannot be replaced with other blocks."
		},
		blocked_file_type: {
			wireName: "blocked_file_type",
			status: 200,
			meaning: "Files of this type are blocked."
		},
		cant_broadcast_message: {
			wireName: "cant_broadcast_message",
			status: 200,
			meaning: "The message cannot be shown in the channel too."
		},
		cant_update_message: {
			wireName: "cant_update_message",
			status: 200,
			meaning: "The caller may not change the message."
		},
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The conversation does not exist, or the caller does not see it."
		},
		edit_window_closed: {
			wireName: "edit_window_closed",
			status: 200,
			meaning: "Messages can no longer be changed."
		},
		external_channel_migrating: {
			wireName: "external_channel_migrating",
			status: 200,
			meaning: "The shared channel is being moved."
		},
		file_deleted: {
			wireName: "file_deleted",
			status: 200,
			meaning: "A file is deleted."
		},
		file_is_deleted: {
			wireName: "file_is_deleted",
			status: 200,
			meaning: "A file is deleted."
		},
		file_not_found: {
			wireName: "file_not_found",
			status: 200,
			meaning: "A file does not exist."
		},
		file_share_limit_reached: {
			wireName: "file_share_limit_reached",
			status: 200,
			meaning: "The file cannot be shared more often."
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
			meaning: "The metadata is not valid."
		},
		is_inactive: {
			wireName: "is_inactive",
			status: 200,
			meaning: "The channel is archived."
		},
		markdown_text_conflict: {
			wireName: "markdown_text_conflict",
			status: 200,
			meaning: "Markdown is combined with another form of the message."
		},
		max_file_sharing_exceeded: {
			wireName: "max_file_sharing_exceeded",
			status: 200,
			meaning: "There are too many files."
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
		no_dual_broadcast_content_update: {
			wireName: "no_dual_broadcast_content_update",
			status: 200,
			meaning: "A message cannot be changed and shown in the channel at once."
		},
		no_text: {
			wireName: "no_text",
			status: 200,
			meaning: "The message would be empty."
		},
		posting_to_channel_denied: {
			wireName: "posting_to_channel_denied",
			status: 200,
			meaning: "The caller may not post to the channel."
		},
		streaming_state_conflict: {
			wireName: "streaming_state_conflict",
			status: 200,
			meaning: "The message is still being streamed."
		},
		svc_connect_blocked_file_type: {
			wireName: "svc_connect_blocked_file_type",
			status: 200,
			meaning: "The partner's workspace does not accept this."
		},
		svc_connect_canvas_sharing_blocked: {
			wireName: "svc_connect_canvas_sharing_blocked",
			status: 200,
			meaning: "The partner's workspace does not accept this."
		},
		svc_connect_clip_sharing_blocked: {
			wireName: "svc_connect_clip_sharing_blocked",
			status: 200,
			meaning: "The partner's workspace does not accept this."
		},
		svc_connect_file_link_sharing_blocked: {
			wireName: "svc_connect_file_link_sharing_blocked",
			status: 200,
			meaning: "The partner's workspace does not accept this."
		},
		svc_connect_file_upload_sharing_blocked: {
			wireName: "svc_connect_file_upload_sharing_blocked",
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
		unable_to_share_files: {
			wireName: "unable_to_share_files",
			status: 200,
			meaning: "The files could not be shared."
		},
		update_failed: {
			wireName: "update_failed",
			status: 200,
			meaning: "The message could not be changed."
		}
	},
	facts: {
		subject: "messages",
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
		argumentRequires: {
			metadata: [{
				token: "bot",
				error: "metadata_must_be_sent_from_app"
			}],
			as_user: [{
				generation: "classic",
				error: "as_user_not_supported",
				values: [true]
			}]
		},
		limits: {
			text: { maxLength: {
				value: 4e3,
				error: "msg_too_long"
			} },
			blocks: { maxItems: {
				value: 50,
				error: "invalid_blocks"
			} },
			attachments: {
				maxBytes: {
					value: 65536,
					error: "msg_too_long"
				},
				maxItems: {
					value: 100,
					error: "too_many_attachments"
				}
			},
			markdown_text: { maxLength: {
				value: 12e3,
				error: "msg_too_long"
			} },
			metadata: { maxBytes: {
				value: 16384,
				error: "metadata_too_large"
			} },
			"metadata.event_type": { minLength: { value: 1 } },
			parse: { oneOf: { value: [
				"none",
				"full",
				"client",
				"mrkdwn",
				"false",
				""
			] } },
			file_ids: { maxItems: {
				value: 10,
				error: "max_file_sharing_exceeded"
			} }
		}
	}
};
export { chatUpdateMethod };
