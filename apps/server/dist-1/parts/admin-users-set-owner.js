import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-users-set-owner.ts
const adminUsersSetOwnerArgumentsShape = oncePerZod((z) => ({
	team_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	user_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" })
}));
const adminUsersSetOwnerArgumentsSchema = oncePerZod((z) => z.object(adminUsersSetOwnerArgumentsShape(z), { error: "invalid_arguments" }));
const adminUsersSetOwnerResponseShape = oncePerZod(() => ({}));
const adminUsersSetOwnerMethod = {
	wireName: "admin.users.setOwner",
	verb: "POST",
	description: "Makes a user an owner of a workspace or of the organization.",
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
	arguments: adminUsersSetOwnerArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminUsersSetOwnerResponseShape(z), { error: "internal_error" })),
	errors: {
		cannot_modify_primary_owner: {
			wireName: "cannot_modify_primary_owner",
			status: 200,
			meaning: "The role of a primary owner cannot be changed."
		},
		failed_to_set_owner_on_workspaces: {
			wireName: "failed_to_set_owner_on_workspaces",
			status: 200,
			meaning: "The role could not be changed."
		},
		failed_to_set_user_to_owner: {
			wireName: "failed_to_set_user_to_owner",
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
		not_an_owner: {
			wireName: "not_an_owner",
			status: 200,
			meaning: "The caller is not an owner."
		},
		not_supported: {
			wireName: "not_supported",
			status: 200,
			meaning: "The method is not supported."
		},
		team_not_found: {
			wireName: "team_not_found",
			status: 200,
			meaning: "The workspace does not exist."
		},
		user_must_be_in_workspace: {
			wireName: "user_must_be_in_workspace",
			status: 200,
			meaning: "The user is not a member of the workspace."
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
		requires: [
			{
				organization: true,
				error: "feature_not_enabled"
			},
			{
				role: "admin",
				of: "organization",
				error: "not_an_admin"
			},
			{
				role: "owner",
				of: "organization",
				error: "not_an_owner"
			}
		]
	}
};
export { adminUsersSetOwnerMethod };
