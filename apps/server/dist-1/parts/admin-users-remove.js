import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-users-remove.ts
const adminUsersRemoveArgumentsShape = oncePerZod((z) => ({
	team_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	user_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" })
}));
const adminUsersRemoveArgumentsSchema = oncePerZod((z) => z.object(adminUsersRemoveArgumentsShape(z), { error: "invalid_arguments" }));
const adminUsersRemoveResponseShape = oncePerZod(() => ({}));
const adminUsersRemoveMethod = {
	wireName: "admin.users.remove",
	verb: "POST",
	description: "Removes a user from a workspace. A user of no other workspace is deactivated.",
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
	arguments: adminUsersRemoveArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminUsersRemoveResponseShape(z), { error: "internal_error" })),
	errors: {
		cannot_modify_primary_owner: {
			wireName: "cannot_modify_primary_owner",
			status: 200,
			meaning: "A primary owner cannot be removed."
		},
		failed_to_remove_user_from_workspace: {
			wireName: "failed_to_remove_user_from_workspace",
			status: 200,
			meaning: "The user cannot be removed."
		},
		feature_not_enabled: {
			wireName: "feature_not_enabled",
			status: 200,
			meaning: "The method is for organizations."
		},
		invalid_permissions: {
			wireName: "invalid_permissions",
			status: 200,
			meaning: "The caller may not remove the user."
		},
		team_not_found: {
			wireName: "team_not_found",
			status: 200,
			meaning: "The workspace does not exist."
		},
		user_already_deleted: {
			wireName: "user_already_deleted",
			status: 200,
			meaning: "The user is not a member."
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
			error: "invalid_permissions"
		}]
	}
};
export { adminUsersRemoveMethod };
