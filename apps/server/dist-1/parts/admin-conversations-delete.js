import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-conversations-delete.ts
const adminConversationsDeleteArgumentsShape = oncePerZod((z) => ({ channel_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }) }));
const adminConversationsDeleteArgumentsSchema = oncePerZod((z) => z.object(adminConversationsDeleteArgumentsShape(z), { error: "invalid_arguments" }));
const adminConversationsDeleteResponseShape = oncePerZod(() => ({}));
const adminConversationsDeleteMethod = {
	wireName: "admin.conversations.delete",
	verb: "POST",
	description: "Deletes a channel of the organization for good.",
	tokens: ["user"],
	scopes: ["admin.conversations:write"],
	argumentTable: { channel_id: {
		wireName: "channel_id",
		form: "string"
	} },
	arguments: adminConversationsDeleteArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminConversationsDeleteResponseShape(z), { error: "internal_error" })),
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
		could_not_delete_channel: {
			wireName: "could_not_delete_channel",
			status: 200,
			meaning: "The channel could not be deleted."
		},
		default_org_wide_channel: {
			wireName: "default_org_wide_channel",
			status: 200,
			meaning: "The channel is mandatory."
		},
		feature_not_enabled: {
			wireName: "feature_not_enabled",
			status: 200,
			meaning: "The method is for organizations."
		},
		not_an_admin: {
			wireName: "not_an_admin",
			status: 200,
			meaning: "The caller is not an administrator."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller may not delete the channel."
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
		requires: [{
			organization: true,
			error: "feature_not_enabled"
		}, {
			role: "admin",
			of: "organization",
			error: "not_an_admin"
		}]
	}
};
export { adminConversationsDeleteMethod };
