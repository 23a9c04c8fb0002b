import { Ua as oncePerZod } from "./server.js";
import { t as conversationSchema } from "./conversation.js";
// ../../packages/api/src/generated/webapi/methods/conversations-info.ts
const conversationsInfoArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	include_locale: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	include_num_members: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const conversationsInfoArgumentsSchema = oncePerZod((z) => z.object(conversationsInfoArgumentsShape(z), { error: "invalid_arguments" }));
const conversationsInfoResponseShape = oncePerZod((z) => ({ channel: conversationSchema(z) }));
const conversationsInfoMethod = {
	wireName: "conversations.info",
	verb: "GET",
	description: "Returns information about a conversation.",
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
		include_locale: {
			wireName: "include_locale",
			form: "boolean"
		},
		include_num_members: {
			wireName: "include_num_members",
			form: "boolean"
		}
	},
	arguments: conversationsInfoArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(conversationsInfoResponseShape(z), { error: "internal_error" })),
	responseTable: { channel: {
		wireName: "channel",
		type: "Conversation"
	} },
	errors: {
		channel_is_limited_access: {
			wireName: "channel_is_limited_access",
			status: 200,
			meaning: "Access to the conversation is limited."
		},
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The conversation does not exist, or the caller does not see it."
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
		}
	}
};
export { conversationsInfoMethod };
