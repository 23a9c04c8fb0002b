import { Ua as oncePerZod } from "./server.js";
import { t as conversationSchema } from "./conversation.js";
// ../../packages/api/src/generated/webapi/types/invitation-problem.ts
const invitationProblemShape = oncePerZod((z) => ({
	user: z.string({ error: "invalid_arguments" }),
	ok: z.boolean({ error: "invalid_arguments" }),
	error: z.string({ error: "invalid_arguments" })
}));
const invitationProblemSchema = oncePerZod((z) => z.strictObject(invitationProblemShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/conversations-invite.ts
const conversationsInviteArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	users: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).min(1, { error: "no_user" }).max(100, { error: "invalid_arguments" }),
	force: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const conversationsInviteArgumentsSchema = oncePerZod((z) => z.object(conversationsInviteArgumentsShape(z), { error: "invalid_arguments" }));
const conversationsInviteResponseShape = oncePerZod((z) => ({
	channel: conversationSchema(z),
	errors: z.array(z.lazy(() => invitationProblemSchema(z)), { error: "internal_error" }).exactOptional()
}));
const conversationsInviteMethod = {
	wireName: "conversations.invite",
	verb: "POST",
	description: "Adds users to a channel.",
	tokens: ["bot", "user"],
	scopes: [],
	anyScopes: {
		bot: [
			"channels:manage",
			"channels:write.invites",
			"groups:write",
			"groups:write.invites",
			"mpim:write",
			"im:write"
		],
		user: [
			"channels:write",
			"channels:write.invites",
			"groups:write",
			"groups:write.invites",
			"mpim:write",
			"im:write"
		]
	},
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		users: {
			wireName: "users",
			form: "list",
			keepsEmpty: true
		},
		force: {
			wireName: "force",
			form: "boolean"
		}
	},
	arguments: conversationsInviteArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(conversationsInviteResponseShape(z), { error: "internal_error" })),
	responseTable: { channel: {
		wireName: "channel",
		type: "Conversation"
	} },
	errors: {
		already_in_channel: {
			wireName: "already_in_channel",
			status: 200,
			meaning: "A user is a member already."
		},
		app_cannot_join_channel: {
			wireName: "app_cannot_join_channel",
			status: 200,
			meaning: "An app cannot join the channel."
		},
		cant_invite: {
			wireName: "cant_invite",
			status: 200,
			meaning: "A user cannot be added."
		},
		cant_invite_self: {
			wireName: "cant_invite_self",
			status: 200,
			meaning: "The caller cannot add itself."
		},
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The conversation does not exist, or the caller does not see it."
		},
		external_channel_migrating: {
			wireName: "external_channel_migrating",
			status: 200,
			meaning: "The channel moves to another organization."
		},
		invitee_cant_see_channel: {
			wireName: "invitee_cant_see_channel",
			status: 200,
			meaning: "A user cannot see the channel."
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
		no_external_invite_permission: {
			wireName: "no_external_invite_permission",
			status: 200,
			meaning: "A user of another company cannot be added."
		},
		no_user: {
			wireName: "no_user",
			status: 200,
			meaning: "There is no user to add."
		},
		not_in_channel: {
			wireName: "not_in_channel",
			status: 200,
			meaning: "The caller is not a member of the channel."
		},
		org_user_not_in_team: {
			wireName: "org_user_not_in_team",
			status: 200,
			meaning: "A user does not belong to the workspace."
		},
		ura_max_channels: {
			wireName: "ura_max_channels",
			status: 200,
			meaning: "A guest is in a channel already."
		},
		user_is_restricted: {
			wireName: "user_is_restricted",
			status: 200,
			meaning: "The caller may not add users."
		},
		user_not_found: {
			wireName: "user_not_found",
			status: 200,
			meaning: "A user does not exist."
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
		limits: { users: { maxItems: { value: 100 } } },
		kindScopes: {
			bot: {
				public: ["channels:manage", "channels:write.invites"],
				private: ["groups:write", "groups:write.invites"],
				mpim: ["mpim:write"],
				im: ["im:write"]
			},
			user: {
				public: ["channels:write", "channels:write.invites"],
				private: ["groups:write", "groups:write.invites"],
				mpim: ["mpim:write"],
				im: ["im:write"]
			}
		}
	}
};
export { conversationsInviteMethod };
