import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-conversations-rename.ts
const adminConversationsRenameArgumentsShape = oncePerZod((z) => ({
	channel_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" })
}));
const adminConversationsRenameArgumentsSchema = oncePerZod((z) => z.object(adminConversationsRenameArgumentsShape(z), { error: "invalid_arguments" }));
const adminConversationsRenameResponseShape = oncePerZod(() => ({}));
const adminConversationsRenameMethod = {
	wireName: "admin.conversations.rename",
	verb: "POST",
	description: "Renames a channel of the organization. The caller does not become a member.",
	tokens: ["user"],
	scopes: ["admin.conversations:write"],
	argumentTable: {
		channel_id: {
			wireName: "channel_id",
			form: "string"
		},
		name: {
			wireName: "name",
			form: "string"
		}
	},
	arguments: adminConversationsRenameArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminConversationsRenameResponseShape(z), { error: "internal_error" })),
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
		could_not_rename_channel: {
			wireName: "could_not_rename_channel",
			status: 200,
			meaning: "The channel could not be renamed."
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
		invalid_name_maxlength: {
			wireName: "invalid_name_maxlength",
			status: 200,
			meaning: "The name is too long."
		},
		name_taken: {
			wireName: "name_taken",
			status: 200,
			meaning: "The name is in use."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller may not rename the channel."
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
export { adminConversationsRenameMethod };
