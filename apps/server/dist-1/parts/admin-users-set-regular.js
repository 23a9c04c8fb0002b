import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-users-set-regular.ts
const adminUsersSetRegularArgumentsShape = oncePerZod((z) => ({
	team_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	user_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" })
}));
const adminUsersSetRegularArgumentsSchema = oncePerZod((z) => z.object(adminUsersSetRegularArgumentsShape(z), { error: "invalid_arguments" }));
const adminUsersSetRegularResponseShape = oncePerZod(() => ({}));
const adminUsersSetRegularMethod = {
	wireName: "admin.users.setRegular",
	verb: "POST",
	description: "Makes a user a regular member of a workspace or of the organization. A guest becomes a full member.",
	tokens: ["user"],
	scopes: ["admin.users:write"],
	argumentTable: {
		team_id: {
			wireName: "team_id",
			form: "string"
		},
		user_id: {
			wireName: "user_id",
			form: "string"
		}
	},
	arguments: adminUsersSetRegularArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminUsersSetRegularResponseShape(z), { error: "internal_error" })),
	errors: {
		cannot_modify_primary_owner: {
			wireName: "cannot_modify_primary_owner",
			status: 200,
			meaning: "The role of a primary owner cannot be changed."
		},
		cannot_set_org_admin_to_regular_at_workspace_level: {
			wireName: "cannot_set_org_admin_to_regular_at_workspace_level",
			status: 200,
			meaning: "Administrators of the organization are not regular members of its workspaces."
		},
		cannot_set_this_guest_to_regular_at_team_level: {
			wireName: "cannot_set_this_guest_to_regular_at_team_level",
			status: 200,
			meaning: "A guest of several workspaces becomes a full member only in the organization."
		},
		failed_to_set_user_to_regular: {
			wireName: "failed_to_set_user_to_regular",
			status: 200,
			meaning: "The role could not be changed."
		},
		feature_not_enabled: {
			wireName: "feature_not_enabled",
			status: 200,
			meaning: "The method is for organizations."
		},
		invalid_role_for_user: {
			wireName: "invalid_role_for_user",
			status: 200,
			meaning: "The user cannot have the role."
		},
		not_an_admin: {
			wireName: "not_an_admin",
			status: 200,
			meaning: "The caller is not an administrator."
		},
		team_not_found: {
			wireName: "team_not_found",
			status: 200,
			meaning: "The workspace does not exist."
		},
		user_not_found: {
			wireName: "user_not_found",
			status: 200,
			meaning: "The user does not exist."
		}
	},
	facts: {
		subject: "members",
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
export { adminUsersSetRegularMethod };
