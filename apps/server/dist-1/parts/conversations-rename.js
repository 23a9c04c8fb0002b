import { Ua as oncePerZod } from "./server.js";
import { t as conversationSchema } from "./conversation.js";
// ../../packages/api/src/generated/webapi/methods/conversations-rename.ts
const conversationsRenameArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_name_required" })
}));
const conversationsRenameArgumentsSchema = oncePerZod((z) => z.object(conversationsRenameArgumentsShape(z), { error: "invalid_arguments" }));
const conversationsRenameResponseShape = oncePerZod((z) => ({ channel: conversationSchema(z) }));
const conversationsRenameMethod = {
	wireName: "conversations.rename",
	verb: "POST",
	description: "Renames a channel.",
	tokens: ["bot", "user"],
	scopes: [],
	anyScopes: {
		bot: [
			"channels:manage",
			"channels:write",
			"groups:write",
			"mpim:write",
			"im:write"
		],
		user: [
			"channels:write",
			"groups:write",
			"mpim:write",
			"im:write"
		]
	},
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		name: {
			wireName: "name",
			form: "string"
		}
	},
	arguments: conversationsRenameArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(conversationsRenameResponseShape(z), { error: "internal_error" })),
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
		invalid_name: {
			wireName: "invalid_name",
			status: 200,
			meaning: "The name is reserved."
		},
		invalid_name_maxlength: {
			wireName: "invalid_name_maxlength",
			status: 200,
			meaning: "The name is too long."
		},
		invalid_name_punctuation: {
			wireName: "invalid_name_punctuation",
			status: 200,
			meaning: "The name consists of punctuation."
		},
		invalid_name_required: {
			wireName: "invalid_name_required",
			status: 200,
			meaning: "The name is empty."
		},
		invalid_name_specials: {
			wireName: "invalid_name_specials",
			status: 200,
			meaning: "The name has characters that names cannot have."
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
		name_taken: {
			wireName: "name_taken",
			status: 200,
			meaning: "The name is in use."
		},
		not_authorized: {
			wireName: "not_authorized",
			status: 200,
			meaning: "The caller may not rename the channel."
		},
		not_in_channel: {
			wireName: "not_in_channel",
			status: 200,
			meaning: "The caller is not a member of the channel."
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
		kindScopes: {
			bot: {
				public: ["channels:manage", "channels:write"],
				private: ["groups:write"],
				mpim: ["mpim:write"],
				im: ["im:write"]
			},
			user: {
				public: ["channels:write"],
				private: ["groups:write"],
				mpim: ["mpim:write"],
				im: ["im:write"]
			}
		}
	}
};
export { conversationsRenameMethod };
