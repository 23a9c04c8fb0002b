import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-conversations-create-for-objects.ts
const adminConversationsCreateForObjectsArgumentsShape = oncePerZod((z) => ({
	object_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	crm_org_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	invite_object_team: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const adminConversationsCreateForObjectsArgumentsSchema = oncePerZod((z) => z.object(adminConversationsCreateForObjectsArgumentsShape(z), { error: "invalid_arguments" }));
const adminConversationsCreateForObjectsResponseShape = oncePerZod((z) => ({ channel_id: z.string({ error: "internal_error" }) }));
const adminConversationsCreateForObjectsMethod = {
	wireName: "admin.conversations.createForObjects",
	verb: "POST",
	description: "Creates a channel for a record of the CRM.",
	tokens: ["user"],
	scopes: ["admin.conversations:manage_objects"],
	argumentTable: {
		object_id: {
			wireName: "object_id",
			form: "string"
		},
		crm_org_id: {
			wireName: "crm_org_id",
			form: "string"
		},
		invite_object_team: {
			wireName: "invite_object_team",
			form: "boolean"
		}
	},
	arguments: adminConversationsCreateForObjectsArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminConversationsCreateForObjectsResponseShape(z), { error: "internal_error" })),
	errors: {
		channel_already_exists: {
			wireName: "channel_already_exists",
			status: 200,
			meaning: "The record already has a channel."
		},
		feature_not_enabled: {
			wireName: "feature_not_enabled",
			status: 200,
			meaning: "Record channels are not available."
		},
		missing_record_channel_config: {
			wireName: "missing_record_channel_config",
			status: 200,
			meaning: "Records of this type cannot have channels."
		},
		record_not_found: {
			wireName: "record_not_found",
			status: 200,
			meaning: "The record does not exist."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller may not create such channels."
		}
	},
	facts: {
		subject: "record-channels",
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
			feature: "record_channels",
			error: "feature_not_enabled"
		}, {
			role: "admin",
			of: "organization",
			error: "restricted_action"
		}]
	}
};
export { adminConversationsCreateForObjectsMethod };
