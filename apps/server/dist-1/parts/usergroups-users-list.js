import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/usergroups-users-list.ts
const usergroupsUsersListArgumentsShape = oncePerZod((z) => ({
	usergroup: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	include_disabled: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const usergroupsUsersListArgumentsSchema = oncePerZod((z) => z.object(usergroupsUsersListArgumentsShape(z), { error: "invalid_arguments" }));
const usergroupsUsersListResponseShape = oncePerZod((z) => ({ users: z.array(z.string({ error: "internal_error" }), { error: "internal_error" }) }));
const usergroupsUsersListMethod = {
	wireName: "usergroups.users.list",
	verb: "GET",
	description: "Lists the members of a user group.",
	tokens: ["bot", "user"],
	scopes: ["usergroups:read"],
	argumentTable: {
		usergroup: {
			wireName: "usergroup",
			form: "string"
		},
		include_disabled: {
			wireName: "include_disabled",
			form: "boolean"
		},
		team_id: {
			wireName: "team_id",
			form: "string"
		}
	},
	arguments: usergroupsUsersListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(usergroupsUsersListResponseShape(z), { error: "internal_error" })),
	errors: {
		invalid_cursor: {
			wireName: "invalid_cursor",
			status: 200,
			meaning: "The cursor is not valid."
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
		plan_upgrade_required: {
			wireName: "plan_upgrade_required",
			status: 200,
			meaning: "The plan does not include user groups."
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
export { usergroupsUsersListMethod };
