import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/conversations-kick.ts
const conversationsKickArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	user: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" })
}));
const conversationsKickArgumentsSchema = oncePerZod((z) => z.object(conversationsKickArgumentsShape(z), { error: "invalid_arguments" }));
const conversationsKickResponseShape = oncePerZod(() => ({}));
const conversationsKickMethod = {
	wireName: "conversations.kick",
	verb: "POST",
	description: "Removes a user from a channel.",
	tokens: ["bot", "user"],
	scopes: [],
	anyScopes: {
		bot: ["channels:manage", "groups:write"],
		user: ["channels:write", "groups:write"]
	},
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		user: {
			wireName: "user",
			form: "string"
		}
	},
	arguments: conversationsKickArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(conversationsKickResponseShape(z), { error: "internal_error" })),
	errors: {
		cant_kick_from_general: {
			wireName: "cant_kick_from_general",
			status: 200,
			meaning: "Users cannot be removed from the general channel."
		},
		cant_kick_self: {
			wireName: "cant_kick_self",
			status: 200,
			meaning: "The caller cannot remove itself."
		},
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The conversation does not exist, or the caller does not see it."
		},
		method_not_supported_for_channel_type: {
			wireName: "method_not_supported_for_channel_type",
			status: 200,
			meaning: "The method does not support conversations of this kind."
		},
		not_in_channel: {
			wireName: "not_in_channel",
			status: 200,
			meaning: "The caller or the user is not a member."
		},
		not_supported: {
			wireName: "not_supported",
			status: 200,
			meaning: "Users cannot be removed from a mandatory channel."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller may not remove users."
		},
		user_not_found: {
			wireName: "user_not_found",
			status: 200,
			meaning: "The user does not exist."
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
			bot: {
				public: ["channels:manage"],
				private: ["groups:write"]
			},
			user: {
				public: ["channels:write"],
				private: ["groups:write"]
			}
		}
	}
};
export { conversationsKickMethod };
