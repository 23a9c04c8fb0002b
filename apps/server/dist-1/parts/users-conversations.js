import { Ua as oncePerZod } from "./server.js";
import { t as conversationSchema } from "./conversation.js";
// ../../packages/api/src/generated/webapi/methods/users-conversations.ts
const usersConversationsArgumentsShape = oncePerZod((z) => ({
	user: z.string({ error: "invalid_arguments" }).exactOptional(),
	types: z.string({ error: "invalid_arguments" }).exactOptional(),
	exclude_archived: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	exclude_muted: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_limit" }).min(1, { error: "invalid_limit" }).max(1e3, { error: "invalid_limit" }).exactOptional()
}));
const usersConversationsArgumentsSchema = oncePerZod((z) => z.object(usersConversationsArgumentsShape(z), { error: "invalid_arguments" }));
const usersConversationsMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const usersConversationsMetadataSchema = oncePerZod((z) => z.strictObject(usersConversationsMetadataShape(z), { error: "internal_error" }));
const usersConversationsResponseShape = oncePerZod((z) => ({
	channels: z.array(z.lazy(() => conversationSchema(z)), { error: "internal_error" }),
	response_metadata: usersConversationsMetadataSchema(z).exactOptional()
}));
const usersConversationsMethod = {
	wireName: "users.conversations",
	verb: "GET",
	description: "Lists the conversations that a user is a member of.",
	tokens: ["bot", "user"],
	scopes: [],
	anyScopes: {
		bot: [
			"channels:read",
			"groups:read",
			"mpim:read",
			"im:read"
		],
		user: [
			"channels:read",
			"groups:read",
			"mpim:read",
			"im:read"
		]
	},
	argumentTable: {
		user: {
			wireName: "user",
			form: "string"
		},
		types: {
			wireName: "types",
			form: "string"
		},
		exclude_archived: {
			wireName: "exclude_archived",
			form: "boolean"
		},
		exclude_muted: {
			wireName: "exclude_muted",
			form: "boolean"
		},
		team_id: {
			wireName: "team_id",
			form: "string"
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
	arguments: usersConversationsArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(usersConversationsResponseShape(z), { error: "internal_error" })),
	responseTable: { channels: {
		wireName: "channels",
		type: "Conversation"
	} },
	errors: {
		invalid_cursor: {
			wireName: "invalid_cursor",
			status: 200,
			meaning: "The cursor is not valid."
		},
		invalid_limit: {
			wireName: "invalid_limit",
			status: 200,
			meaning: "The page size is not valid."
		},
		invalid_types: {
			wireName: "invalid_types",
			status: 200,
			meaning: "The kinds of conversations are not valid."
		},
		method_not_supported_for_channel_type: {
			wireName: "method_not_supported_for_channel_type",
			status: 200,
			meaning: "The method does not support conversations of this kind."
		},
		missing_argument: {
			wireName: "missing_argument",
			status: 200,
			meaning: "A required argument is missing."
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
			min: {
				value: 1,
				error: "invalid_limit"
			},
			max: {
				value: 1e3,
				error: "invalid_limit"
			}
		} },
		kindScopes: {
			bot: {
				public: ["channels:read"],
				private: ["groups:read"],
				mpim: ["mpim:read"],
				im: ["im:read"]
			},
			user: {
				public: ["channels:read"],
				private: ["groups:read"],
				mpim: ["mpim:read"],
				im: ["im:read"]
			}
		},
		paging: {
			defaultSize: 100,
			maxSize: 1e3,
			cursorError: "invalid_cursor"
		}
	}
};
export { usersConversationsMethod };
