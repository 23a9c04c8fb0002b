import { Ua as oncePerZod } from "./server.js";
import { t as conversationSchema } from "./conversation.js";
// ../../packages/api/src/generated/webapi/methods/conversations-set-purpose.ts
const conversationsSetPurposeArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	purpose: z.string({ error: "invalid_arguments" }).min(0, { error: "invalid_arguments" }).max(250, { error: "too_long" })
}));
const conversationsSetPurposeArgumentsSchema = oncePerZod((z) => z.object(conversationsSetPurposeArgumentsShape(z), { error: "invalid_arguments" }));
const conversationsSetPurposeResponseShape = oncePerZod((z) => ({ channel: conversationSchema(z) }));
const conversationsSetPurposeMethod = {
	wireName: "conversations.setPurpose",
	verb: "POST",
	description: "Sets the purpose of a channel or a group conversation.",
	tokens: ["bot", "user"],
	scopes: [],
	anyScopes: {
		bot: [
			"channels:manage",
			"channels:write.topic",
			"groups:write",
			"groups:write.topic",
			"mpim:write",
			"mpim:write.topic",
			"im:write",
			"im:write.topic"
		],
		user: [
			"channels:write",
			"channels:write.topic",
			"groups:write",
			"groups:write.topic",
			"mpim:write",
			"mpim:write.topic",
			"im:write",
			"im:write.topic"
		]
	},
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		purpose: {
			wireName: "purpose",
			form: "string"
		}
	},
	arguments: conversationsSetPurposeArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(conversationsSetPurposeResponseShape(z), { error: "internal_error" })),
	responseTable: { channel: {
		wireName: "channel",
		type: "Conversation"
	} },
	errors: {
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
		not_in_channel: {
			wireName: "not_in_channel",
			status: 200,
			meaning: "The caller is not a member of the channel."
		},
		too_long: {
			wireName: "too_long",
			status: 200,
			meaning: "The purpose is too long."
		},
		user_is_restricted: {
			wireName: "user_is_restricted",
			status: 200,
			meaning: "The caller may not set the purpose."
		}
	},
	facts: {
		subject: "channel-settings",
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
		limits: { purpose: {
			minLength: { value: 0 },
			maxLength: {
				value: 250,
				error: "too_long"
			}
		} },
		kindScopes: {
			bot: {
				public: ["channels:manage", "channels:write.topic"],
				private: ["groups:write", "groups:write.topic"],
				mpim: ["mpim:write", "mpim:write.topic"],
				im: ["im:write", "im:write.topic"]
			},
			user: {
				public: ["channels:write", "channels:write.topic"],
				private: ["groups:write", "groups:write.topic"],
				mpim: ["mpim:write", "mpim:write.topic"],
				im: ["im:write", "im:write.topic"]
			}
		}
	}
};
export { conversationsSetPurposeMethod };
