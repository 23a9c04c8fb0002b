import { Ua as oncePerZod, za as requiredWhen } from "./server.js";
import { t as conversationSchema } from "./conversation.js";
// ../../packages/api/src/generated/webapi/methods/conversations-open.ts
const conversationsOpenArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).exactOptional(),
	users: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	return_im: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	prevent_creation: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const conversationsOpenArgumentsSchema = oncePerZod((z) => z.object(conversationsOpenArgumentsShape(z), { error: "invalid_arguments" }).superRefine(requiredWhen(["users"], { channel: "absent" }, "users_list_not_supplied")));
const conversationsOpenResponseShape = oncePerZod((z) => ({
	no_op: z.boolean({ error: "internal_error" }).exactOptional(),
	already_open: z.boolean({ error: "internal_error" }).exactOptional(),
	channel: conversationSchema(z)
}));
const conversationsOpenMethod = {
	wireName: "conversations.open",
	verb: "POST",
	description: "Opens a direct or group conversation, and makes it if its users have none.",
	tokens: ["bot", "user"],
	scopes: [],
	anyScopes: {
		bot: ["mpim:write", "im:write"],
		user: ["mpim:write", "im:write"]
	},
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		users: {
			wireName: "users",
			form: "list"
		},
		return_im: {
			wireName: "return_im",
			form: "boolean"
		},
		prevent_creation: {
			wireName: "prevent_creation",
			form: "boolean"
		}
	},
	arguments: conversationsOpenArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(conversationsOpenResponseShape(z), { error: "internal_error" })),
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
		invalid_user_combination: {
			wireName: "invalid_user_combination",
			status: 200,
			meaning: "The users cannot have a conversation."
		},
		method_not_supported_for_channel_type: {
			wireName: "method_not_supported_for_channel_type",
			status: 200,
			meaning: "The method does not support conversations of this kind."
		},
		not_enough_users: {
			wireName: "not_enough_users",
			status: 200,
			meaning: "There are too few users."
		},
		too_many_users: {
			wireName: "too_many_users",
			status: 200,
			meaning: "There are too many users."
		},
		user_disabled: {
			wireName: "user_disabled",
			status: 200,
			meaning: "A user is deactivated."
		},
		user_not_found: {
			wireName: "user_not_found",
			status: 200,
			meaning: "A user does not exist."
		},
		user_not_visible: {
			wireName: "user_not_visible",
			status: 200,
			meaning: "The caller does not see a user."
		},
		users_list_not_supplied: {
			wireName: "users_list_not_supplied",
			status: 200,
			meaning: "There are no users."
		}
	},
	facts: {
		subject: "direct-conversations",
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
				mpim: ["mpim:write"],
				im: ["im:write"]
			},
			user: {
				mpim: ["mpim:write"],
				im: ["im:write"]
			}
		}
	}
};
export { conversationsOpenMethod };
