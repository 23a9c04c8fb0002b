import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-conversations-invite.ts
const adminConversationsInviteArgumentsShape = oncePerZod((z) => ({
	channel_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	user_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(1e3, { error: "invalid_arguments" })
}));
const adminConversationsInviteArgumentsSchema = oncePerZod((z) => z.object(adminConversationsInviteArgumentsShape(z), { error: "invalid_arguments" }));
const adminConversationsInviteResponseShape = oncePerZod(() => ({}));
const adminConversationsInviteMethod = {
	wireName: "admin.conversations.invite",
	verb: "POST",
	description: "Adds users to a channel of the organization. Those who can be added join even if others cannot.",
	tokens: ["user"],
	scopes: ["admin.conversations:write"],
	argumentTable: {
		channel_id: {
			wireName: "channel_id",
			form: "string"
		},
		user_ids: {
			wireName: "user_ids",
			form: "list"
		}
	},
	arguments: adminConversationsInviteArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminConversationsInviteResponseShape(z), { error: "internal_error" })),
	errors: {
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The channel does not exist."
		},
		channel_type_not_supported: {
			wireName: "channel_type_not_supported",
			status: 200,
			meaning: "The method does not support conversations of this kind."
		},
		default_org_wide_channel: {
			wireName: "default_org_wide_channel",
			status: 200,
			meaning: "The channel is mandatory."
		},
		failed_for_some_users: {
			wireName: "failed_for_some_users",
			status: 200,
			meaning: "Some users cannot be added. The others are."
		},
		feature_not_enabled: {
			wireName: "feature_not_enabled",
			status: 200,
			meaning: "The method is for organizations."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The channel takes no users."
		},
		user_must_be_admin: {
			wireName: "user_must_be_admin",
			status: 200,
			meaning: "The caller may not add users."
		}
	},
	facts: {
		subject: "channel-members",
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
		requires: [{
			organization: true,
			error: "feature_not_enabled"
		}, {
			role: "admin",
			of: "organization",
			error: "user_must_be_admin"
		}],
		limits: { user_ids: {
			minItems: { value: 1 },
			maxItems: { value: 1e3 }
		} }
	}
};
export { adminConversationsInviteMethod };
