import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/conversations-members.ts
const conversationsMembersArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_limit" }).min(1, { error: "invalid_limit" }).max(1e3, { error: "invalid_limit" }).exactOptional()
}));
const conversationsMembersArgumentsSchema = oncePerZod((z) => z.object(conversationsMembersArgumentsShape(z), { error: "invalid_arguments" }));
const conversationsMembersMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const conversationsMembersMetadataSchema = oncePerZod((z) => z.strictObject(conversationsMembersMetadataShape(z), { error: "internal_error" }));
const conversationsMembersResponseShape = oncePerZod((z) => ({
	members: z.array(z.string({ error: "internal_error" }), { error: "internal_error" }),
	response_metadata: conversationsMembersMetadataSchema(z).exactOptional()
}));
const conversationsMembersMethod = {
	wireName: "conversations.members",
	verb: "GET",
	description: "Lists the members of a conversation, in the order in which they joined.",
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
		channel: {
			wireName: "channel",
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
	arguments: conversationsMembersArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(conversationsMembersResponseShape(z), { error: "internal_error" })),
	errors: {
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The conversation does not exist, or the caller does not see it."
		},
		fetch_members_failed: {
			wireName: "fetch_members_failed",
			status: 200,
			meaning: "The members could not be read."
		},
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
		method_not_supported_for_channel_type: {
			wireName: "method_not_supported_for_channel_type",
			status: 200,
			meaning: "The method does not support conversations of this kind."
		}
	},
	facts: {
		subject: "conversations",
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
export { conversationsMembersMethod };
