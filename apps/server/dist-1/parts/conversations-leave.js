import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/conversations-leave.ts
const conversationsLeaveArgumentsShape = oncePerZod((z) => ({ channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }) }));
const conversationsLeaveArgumentsSchema = oncePerZod((z) => z.object(conversationsLeaveArgumentsShape(z), { error: "invalid_arguments" }));
const conversationsLeaveResponseShape = oncePerZod((z) => ({ not_in_channel: z.boolean({ error: "internal_error" }).exactOptional() }));
const conversationsLeaveMethod = {
	wireName: "conversations.leave",
	verb: "POST",
	description: "Leaves a channel.",
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
	argumentTable: { channel: {
		wireName: "channel",
		form: "string"
	} },
	arguments: conversationsLeaveArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(conversationsLeaveResponseShape(z), { error: "internal_error" })),
	errors: {
		cant_leave_general: {
			wireName: "cant_leave_general",
			status: 200,
			meaning: "The general channel cannot be left."
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
		last_member: {
			wireName: "last_member",
			status: 200,
			meaning: "The caller is the last member."
		},
		method_not_supported_for_channel_type: {
			wireName: "method_not_supported_for_channel_type",
			status: 200,
			meaning: "The method does not support conversations of this kind."
		},
		user_is_restricted: {
			wireName: "user_is_restricted",
			status: 200,
			meaning: "The caller may not leave channels."
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
export { conversationsLeaveMethod };
