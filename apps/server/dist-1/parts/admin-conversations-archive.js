import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-conversations-archive.ts
const adminConversationsArchiveArgumentsShape = oncePerZod((z) => ({ channel_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }) }));
const adminConversationsArchiveArgumentsSchema = oncePerZod((z) => z.object(adminConversationsArchiveArgumentsShape(z), { error: "invalid_arguments" }));
const adminConversationsArchiveResponseShape = oncePerZod(() => ({}));
const adminConversationsArchiveMethod = {
	wireName: "admin.conversations.archive",
	verb: "POST",
	description: "Archives a channel of the organization. Its members stay members, and the caller does not become one.",
	tokens: ["user"],
	scopes: ["admin.conversations:write"],
	argumentTable: { channel_id: {
		wireName: "channel_id",
		form: "string"
	} },
	arguments: adminConversationsArchiveArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminConversationsArchiveResponseShape(z), { error: "internal_error" })),
	errors: {
		already_archived: {
			wireName: "already_archived",
			status: 200,
			meaning: "The channel is archived already."
		},
		cant_archive_general: {
			wireName: "cant_archive_general",
			status: 200,
			meaning: "The general channel cannot be archived."
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
		could_not_archive_channel: {
			wireName: "could_not_archive_channel",
			status: 200,
			meaning: "The channel could not be archived."
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
			meaning: "The caller may not archive the channel."
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
export { adminConversationsArchiveMethod };
