import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-conversations-create.ts
const adminConversationsCreateArgumentsShape = oncePerZod((z) => ({
	name: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	is_private: z.boolean({ error: "invalid_arguments" }),
	description: z.string({ error: "invalid_arguments" }).min(0, { error: "invalid_arguments" }).max(250, { error: "invalid_arguments" }).exactOptional(),
	org_wide: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const adminConversationsCreateArgumentsSchema = oncePerZod((z) => z.object(adminConversationsCreateArgumentsShape(z), { error: "invalid_arguments" }));
const adminConversationsCreateResponseShape = oncePerZod((z) => ({ channel_id: z.string({ error: "internal_error" }) }));
const adminConversationsCreateMethod = {
	wireName: "admin.conversations.create",
	verb: "POST",
	description: "Creates a channel of a workspace or of the whole organization. It has no members.",
	tokens: ["user"],
	scopes: ["admin.conversations:write"],
	argumentTable: {
		name: {
			wireName: "name",
			form: "string"
		},
		is_private: {
			wireName: "is_private",
			form: "boolean"
		},
		description: {
			wireName: "description",
			form: "string"
		},
		org_wide: {
			wireName: "org_wide",
			form: "boolean"
		},
		team_id: {
			wireName: "team_id",
			form: "string"
		}
	},
	arguments: adminConversationsCreateArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminConversationsCreateResponseShape(z), { error: "internal_error" })),
	errors: {
		could_not_create_channel: {
			wireName: "could_not_create_channel",
			status: 200,
			meaning: "The channel could not be created."
		},
		feature_not_enabled: {
			wireName: "feature_not_enabled",
			status: 200,
			meaning: "The method is for organizations."
		},
		invalid_name: {
			wireName: "invalid_name",
			status: 200,
			meaning: "The name is not possible."
		},
		invalid_team: {
			wireName: "invalid_team",
			status: 200,
			meaning: "The workspace does not exist."
		},
		name_taken: {
			wireName: "name_taken",
			status: 200,
			meaning: "The name is in use."
		},
		no_local_user_on_team: {
			wireName: "no_local_user_on_team",
			status: 200,
			meaning: "The caller has no account in the workspace."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller may not create channels."
		},
		team_id_or_org_required: {
			wireName: "team_id_or_org_required",
			status: 200,
			meaning: "There is no workspace."
		},
		team_not_found: {
			wireName: "team_not_found",
			status: 200,
			meaning: "The workspace does not belong to the organization."
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
		}],
		limits: { description: {
			minLength: { value: 0 },
			maxLength: { value: 250 }
		} }
	}
};
export { adminConversationsCreateMethod };
