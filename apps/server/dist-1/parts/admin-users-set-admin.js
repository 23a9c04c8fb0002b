import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-users-set-admin.ts
const adminUsersSetAdminArgumentsShape = oncePerZod((z) => ({
	team_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	user_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" })
}));
const adminUsersSetAdminArgumentsSchema = oncePerZod((z) => z.object(adminUsersSetAdminArgumentsShape(z), { error: "invalid_arguments" }));
const adminUsersSetAdminResponseShape = oncePerZod(() => ({}));
const adminUsersSetAdminMethod = {
	wireName: "admin.users.setAdmin",
	verb: "POST",
	description: "Makes a user an admin of a workspace or of the organization. An owner becomes an admin.",
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
	arguments: adminUsersSetAdminArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminUsersSetAdminResponseShape(z), { error: "internal_error" })),
	errors: {
		cannot_modify_primary_owner: {
			wireName: "cannot_modify_primary_owner",
			status: 200,
			meaning: "The role of a primary owner cannot be changed."
		},
		failed_to_set_admin_on_workspaces: {
			wireName: "failed_to_set_admin_on_workspaces",
			status: 200,
			meaning: "The role could not be changed."
		},
		failed_to_set_user_to_admin: {
			wireName: "failed_to_set_user_to_admin",
			status: 200,
			meaning: "The role could not be changed."
		},
		feature_not_enabled: {
			wireName: "feature_not_enabled",
			status: 200,
			meaning: "The method is for organizations."
		},
		invalid_permissions: {
			wireName: "invalid_permissions",
			status: 200,
			meaning: "The caller may not change the user."
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
export { adminUsersSetAdminMethod };
