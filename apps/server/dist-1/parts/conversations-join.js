import { Ua as oncePerZod } from "./server.js";
import { t as conversationSchema } from "./conversation.js";
// ../../packages/api/src/generated/webapi/methods/conversations-join.ts
const conversationsJoinArgumentsShape = oncePerZod((z) => ({ channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }) }));
const conversationsJoinArgumentsSchema = oncePerZod((z) => z.object(conversationsJoinArgumentsShape(z), { error: "invalid_arguments" }));
const conversationsJoinResponseShape = oncePerZod((z) => ({ channel: conversationSchema(z) }));
const conversationsJoinMethod = {
	wireName: "conversations.join",
	verb: "POST",
	description: "Joins a public channel.",
	tokens: ["bot", "user"],
	scopes: [],
	anyScopes: {
		bot: ["channels:join"],
		user: ["channels:write"]
	},
	argumentTable: { channel: {
		wireName: "channel",
		form: "string"
	} },
	arguments: conversationsJoinArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(conversationsJoinResponseShape(z), { error: "internal_error" })),
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
		},
		is_archived: {
			wireName: "is_archived",
			status: 200,
			meaning: "The channel is archived."
		},
		method_not_supported_for_channel_type: {
			wireName: "method_not_supported_for_channel_type",
			status: 200,
			meaning: "The method does not support conversations of this kind."
		},
		too_many_members: {
			wireName: "too_many_members",
			status: 200,
			meaning: "The channel has no room."
		}
	},
	facts: {
		subject: "channel-members",
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
			bot: { public: ["channels:join"] },
			user: { public: ["channels:write"] }
		}
	}
};
export { conversationsJoinMethod };
