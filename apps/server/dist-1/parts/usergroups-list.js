import { Ua as oncePerZod } from "./server.js";
import { t as userGroupSchema } from "./user-group.js";
// ../../packages/api/src/generated/webapi/methods/usergroups-list.ts
const usergroupsListArgumentsShape = oncePerZod((z) => ({
	include_count: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	include_disabled: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	include_users: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const usergroupsListArgumentsSchema = oncePerZod((z) => z.object(usergroupsListArgumentsShape(z), { error: "invalid_arguments" }));
const usergroupsListResponseShape = oncePerZod((z) => ({ usergroups: z.array(z.lazy(() => userGroupSchema(z)), { error: "internal_error" }) }));
const usergroupsListMethod = {
	wireName: "usergroups.list",
	verb: "GET",
	description: "Lists the user groups of a workspace.",
	tokens: ["bot", "user"],
	scopes: ["usergroups:read"],
	argumentTable: {
		include_count: {
			wireName: "include_count",
			form: "boolean"
		},
		include_disabled: {
			wireName: "include_disabled",
			form: "boolean"
		},
		include_users: {
			wireName: "include_users",
			form: "boolean"
		},
		team_id: {
			wireName: "team_id",
			form: "string"
		}
	},
	arguments: usergroupsListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(usergroupsListResponseShape(z), { error: "internal_error" })),
	errors: {
		invalid_cursor: {
			wireName: "invalid_cursor",
			status: 200,
			meaning: "The cursor is not valid."
		},
		invalid_team: {
			wireName: "invalid_team",
			status: 200,
			meaning: "The workspace is not valid."
		},
		missing_argument: {
			wireName: "missing_argument",
			status: 200,
			meaning: "A required argument is missing."
		},
		plan_upgrade_required: {
			wireName: "plan_upgrade_required",
			status: 200,
			meaning: "The plan does not include user groups."
		},
		users_not_found: {
			wireName: "users_not_found",
			status: 200,
			meaning: "A user does not exist."
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
export { usergroupsListMethod };
