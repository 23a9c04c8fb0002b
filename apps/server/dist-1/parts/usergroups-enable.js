import { Ua as oncePerZod } from "./server.js";
import { t as userGroupSchema } from "./user-group.js";
// ../../packages/api/src/generated/webapi/methods/usergroups-enable.ts
const usergroupsEnableArgumentsShape = oncePerZod((z) => ({
	usergroup: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	include_count: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const usergroupsEnableArgumentsSchema = oncePerZod((z) => z.object(usergroupsEnableArgumentsShape(z), { error: "invalid_arguments" }));
const usergroupsEnableResponseShape = oncePerZod((z) => ({ usergroup: userGroupSchema(z) }));
const usergroupsEnableMethod = {
	wireName: "usergroups.enable",
	verb: "POST",
	description: "Enables a user group.",
	tokens: ["bot", "user"],
	scopes: ["usergroups:write"],
	argumentTable: {
		usergroup: {
			wireName: "usergroup",
			form: "string"
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
	arguments: usergroupsEnableArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(usergroupsEnableResponseShape(z), { error: "internal_error" })),
	errors: {
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
		},
		permission_denied: {
			wireName: "permission_denied",
			status: 200,
			meaning: "The caller may not change the user group."
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
export { usergroupsEnableMethod };
