import { Ua as oncePerZod } from "./server.js";
import { t as messageSchema } from "./message.js";
// ../../packages/api/src/generated/webapi/methods/conversations-replies.ts
const conversationsRepliesArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	ts: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	latest: z.string({ error: "invalid_arguments" }).exactOptional(),
	oldest: z.string({ error: "invalid_arguments" }).exactOptional(),
	inclusive: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	include_all_metadata: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	metadata_keys_to_include: z.array(z.string({ error: "invalid_metadata_filter_keys" }), { error: "invalid_metadata_filter_keys" }).exactOptional(),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(1e3, { error: "invalid_arguments" }).exactOptional()
}));
const conversationsRepliesArgumentsSchema = oncePerZod((z) => z.object(conversationsRepliesArgumentsShape(z), { error: "invalid_arguments" }));
const conversationsRepliesMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const conversationsRepliesMetadataSchema = oncePerZod((z) => z.strictObject(conversationsRepliesMetadataShape(z), { error: "internal_error" }));
const conversationsRepliesResponseShape = oncePerZod((z) => ({
	messages: z.array(z.lazy(() => messageSchema(z)), { error: "internal_error" }),
	has_more: z.boolean({ error: "internal_error" }),
	response_metadata: conversationsRepliesMetadataSchema(z).exactOptional()
}));
const conversationsRepliesMethod = {
	wireName: "conversations.replies",
	verb: "GET",
	description: "Returns the messages of a thread, oldest first, starting with its parent.",
	tokens: ["bot", "user"],
	scopes: [],
	anyScopes: {
		bot: [
			"channels:history",
			"groups:history",
			"mpim:history",
			"im:history"
		],
		user: [
			"channels:history",
			"groups:history",
			"mpim:history",
			"im:history"
		]
	},
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		ts: {
			wireName: "ts",
			form: "string"
		},
		latest: {
			wireName: "latest",
			form: "string"
		},
		oldest: {
			wireName: "oldest",
			form: "string"
		},
		inclusive: {
			wireName: "inclusive",
			form: "boolean"
		},
		include_all_metadata: {
			wireName: "include_all_metadata",
			form: "boolean"
		},
		metadata_keys_to_include: {
			wireName: "metadata_keys_to_include",
			form: "list"
		},
		cursor: {
			wireName: "cursor",
			form: "string"
		},
		limit: {
			wireName: "limit",
			form: "integer",
			range: {
				min: 1,
				max: 1e3
			}
		}
	},
	arguments: conversationsRepliesArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(conversationsRepliesResponseShape(z), { error: "internal_error" })),
	responseTable: { messages: {
		wireName: "messages",
		type: "Message"
	} },
	errors: {
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The conversation does not exist, or the caller does not see it."
		},
		invalid_cursor: {
			wireName: "invalid_cursor",
			status: 200,
			meaning: "The cursor is not valid."
		},
		invalid_metadata_filter_keys: {
			wireName: "invalid_metadata_filter_keys",
			status: 200,
			meaning: "The types of metadata are not valid."
		},
		invalid_ts_latest: {
			wireName: "invalid_ts_latest",
			status: 200,
			meaning: "The bound latest is not valid."
		},
		invalid_ts_oldest: {
			wireName: "invalid_ts_oldest",
			status: 200,
			meaning: "The bound oldest is not valid."
		},
		list_record_comment_fetch_failed: {
			wireName: "list_record_comment_fetch_failed",
			status: 200,
			meaning: "The comments of a List could not be read."
		},
		method_not_supported_for_channel_type: {
			wireName: "method_not_supported_for_channel_type",
			status: 200,
			meaning: "The method does not support conversations of this kind."
		},
		not_in_channel: {
			wireName: "not_in_channel",
			status: 200,
			meaning: "The bot is not a member of the channel."
		},
		thread_not_found: {
			wireName: "thread_not_found",
			status: 200,
			meaning: "The thread does not exist."
		}
	},
	facts: {
		subject: "conversations",
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
		limits: { limit: {
			min: { value: 1 },
			max: { value: 1e3 }
		} },
		kindScopes: {
			bot: {
				public: ["channels:history"],
				private: ["groups:history"],
				mpim: ["mpim:history"],
				im: ["im:history"]
			},
			user: {
				public: ["channels:history"],
				private: ["groups:history"],
				mpim: ["mpim:history"],
				im: ["im:history"]
			}
		},
		paging: {
			defaultSize: 1e3,
			maxSize: 1e3,
			cursorError: "invalid_cursor"
		}
	}
};
export { conversationsRepliesMethod };
