import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-conversations-unarchive.ts
const adminConversationsUnarchiveArgumentsShape = oncePerZod((z) => ({ channel_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }) }));
const adminConversationsUnarchiveArgumentsSchema = oncePerZod((z) => z.object(adminConversationsUnarchiveArgumentsShape(z), { error: "invalid_arguments" }));
const adminConversationsUnarchiveResponseShape = oncePerZod(() => ({}));
const adminConversationsUnarchiveMethod = {
	wireName: "admin.conversations.unarchive",
	verb: "POST",
	description: "Restores an archived channel of the organization. The caller does not become a member.",
	tokens: ["user"],
	scopes: ["admin.conversations:write"],
	argumentTable: { channel_id: {
		wireName: "channel_id",
		form: "string"
	} },
	arguments: adminConversationsUnarchiveArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminConversationsUnarchiveResponseShape(z), { error: "internal_error" })),
	errors: {
		channel_not_archived: {
			wireName: "channel_not_archived",
			status: 200,
			meaning: "The channel is not archived."
		},
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
		could_not_unarchive_channel: {
			wireName: "could_not_unarchive_channel",
			status: 200,
			meaning: "The channel could not be restored."
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
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller may not restore the channel."
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
			error: "restricted_action"
		}]
	}
};
export { adminConversationsUnarchiveMethod };
