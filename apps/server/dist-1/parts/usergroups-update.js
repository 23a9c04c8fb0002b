import { Ua as oncePerZod } from "./server.js";
import { t as userGroupSchema } from "./user-group.js";
// ../../packages/api/src/generated/webapi/methods/usergroups-update.ts
const usergroupsUpdateArgumentsShape = oncePerZod((z) => ({
	usergroup: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }).exactOptional(),
	handle: z.string({ error: "invalid_arguments" }).exactOptional(),
	description: z.string({ error: "invalid_arguments" }).exactOptional(),
	channels: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	enable_section: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	include_count: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const usergroupsUpdateArgumentsSchema = oncePerZod((z) => z.object(usergroupsUpdateArgumentsShape(z), { error: "invalid_arguments" }));
const usergroupsUpdateResponseShape = oncePerZod((z) => ({ usergroup: userGroupSchema(z) }));
const usergroupsUpdateMethod = {
	wireName: "usergroups.update",
	verb: "POST",
	description: "Changes a user group.",
	tokens: ["bot", "user"],
	scopes: ["usergroups:write"],
	argumentTable: {
		usergroup: {
			wireName: "usergroup",
			form: "string"
		},
		name: {
			wireName: "name",
			form: "string"
		},
		handle: {
			wireName: "handle",
			form: "string"
		},
		description: {
			wireName: "description",
			form: "string"
		},
		channels: {
			wireName: "channels",
			form: "list"
		},
		enable_section: {
			wireName: "enable_section",
			form: "boolean"
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
	arguments: usergroupsUpdateArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(usergroupsUpdateResponseShape(z), { error: "internal_error" })),
	errors: {
		bad_handle: {
			wireName: "bad_handle",
			status: 200,
			meaning: "The handle is not valid."
		},
		description_too_long: {
			wireName: "description_too_long",
			status: 200,
			meaning: "The description is too long."
		},
		forbidden_handle: {
			wireName: "forbidden_handle",
			status: 200,
			meaning: "The handle is reserved."
		},
		handle_already_exists: {
			wireName: "handle_already_exists",
			status: 200,
			meaning: "The handle is taken."
		},
		invalid_channel_provided: {
			wireName: "invalid_channel_provided",
			status: 200,
			meaning: "A default channel is not valid."
		},
		invalid_group_provided: {
			wireName: "invalid_group_provided",
			status: 200,
			meaning: "A default private channel is not valid."
		},
		missing_subteam_name: {
			wireName: "missing_subteam_name",
			status: 200,
			meaning: "The name is missing."
		},
		name_already_exists: {
			wireName: "name_already_exists",
			status: 200,
			meaning: "The name is taken."
		},
		name_too_long: {
			wireName: "name_too_long",
			status: 200,
			meaning: "The name is too long."
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
		paid_teams_only: {
			wireName: "paid_teams_only",
			status: 200,
			meaning: "The plan does not include user groups."
		},
		permission_denied: {
			wireName: "permission_denied",
			status: 200,
			meaning: "The caller may not change the user group."
		},
		too_many_linked_channels: {
			wireName: "too_many_linked_channels",
			status: 200,
			meaning: "There are too many default channels."
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
			error: "paid_teams_only"
		}]
	}
};
export { usergroupsUpdateMethod };
