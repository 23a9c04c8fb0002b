import { Ua as oncePerZod } from "./server.js";
import { t as userGroupSchema } from "./user-group.js";
// ../../packages/api/src/generated/webapi/methods/usergroups-users-update.ts
const usergroupsUsersUpdateArgumentsShape = oncePerZod((z) => ({
	usergroup: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	users: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).min(1, { error: "no_users_provided" }),
	include_count: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const usergroupsUsersUpdateArgumentsSchema = oncePerZod((z) => z.object(usergroupsUsersUpdateArgumentsShape(z), { error: "invalid_arguments" }));
const usergroupsUsersUpdateResponseShape = oncePerZod((z) => ({ usergroup: userGroupSchema(z) }));
const usergroupsUsersUpdateMethod = {
	wireName: "usergroups.users.update",
	verb: "POST",
	description: "Replaces the members of a user group.",
	tokens: ["bot", "user"],
	scopes: ["usergroups:write"],
	argumentTable: {
		usergroup: {
			wireName: "usergroup",
			form: "string"
		},
		users: {
			wireName: "users",
			form: "list",
			keepsEmpty: true
		},
		include_count: {
			wireName: "include_count",
			form: "boolean"
		},
		team_id: {
			wireName: "team_id",
			form: "string"
		}
	},
	arguments: usergroupsUsersUpdateArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(usergroupsUsersUpdateResponseShape(z), { error: "internal_error" })),
	errors: {
		failed_for_some_users: {
			wireName: "failed_for_some_users",
			status: 200,
			meaning: "Some users cannot be members."
		},
		invalid_users: {
			wireName: "invalid_users",
			status: 200,
			meaning: "Some users are not valid."
		},
		missing_argument: {
			wireName: "missing_argument",
			status: 200,
			meaning: "A required argument is missing."
		},
		no_such_subteam: {
			wireName: "no_such_subteam",
			status: 200,
			meaning: "The user group does not exist."
		},
		no_users_provided: {
			wireName: "no_users_provided",
			status: 200,
			meaning: "There are no users."
		},
		permission_denied: {
			wireName: "permission_denied",
			status: 200,
			meaning: "The caller may not change the user group."
		},
		plan_upgrade_required: {
			wireName: "plan_upgrade_required",
			status: 200,
			meaning: "The plan does not include user groups."
		},
		subteam_max_users_exceeded: {
			wireName: "subteam_max_users_exceeded",
			status: 200,
			meaning: "There are too many users."
		}
	},
	facts: {
		subject: "user-groups",
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
			plan: "entry",
			error: "plan_upgrade_required"
		}]
	}
};
export { usergroupsUsersUpdateMethod };
