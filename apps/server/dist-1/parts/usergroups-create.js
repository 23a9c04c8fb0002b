import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as userGroupSchema } from "./user-group.js";
// ../../packages/api/src/generated/webapi/methods/usergroups-create.ts
const usergroupsCreateArgumentsShape = oncePerZod((z) => ({
	name: z.string({ error: issueMessage({
		missing: "missing_subteam_name",
		invalid: "invalid_arguments"
	}) }).regex(/\S/u, { error: "missing_subteam_name" }),
	handle: z.string({ error: "invalid_arguments" }).exactOptional(),
	description: z.string({ error: "invalid_arguments" }).exactOptional(),
	channels: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	enable_section: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	include_count: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const usergroupsCreateArgumentsSchema = oncePerZod((z) => z.object(usergroupsCreateArgumentsShape(z), { error: "invalid_arguments" }));
const usergroupsCreateResponseShape = oncePerZod((z) => ({ usergroup: userGroupSchema(z) }));
const usergroupsCreateMethod = {
	wireName: "usergroups.create",
	verb: "POST",
	description: "Creates a user group.",
	tokens: ["bot", "user"],
	scopes: ["usergroups:write"],
	argumentTable: {
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
	arguments: usergroupsCreateArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(usergroupsCreateResponseShape(z), { error: "internal_error" })),
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
		missing_argument: {
			wireName: "missing_argument",
			status: 200,
			meaning: "A required argument is missing."
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
		paid_teams_only: {
			wireName: "paid_teams_only",
			status: 200,
			meaning: "The plan does not include user groups."
		},
		permission_denied: {
			wireName: "permission_denied",
			status: 200,
			meaning: "The caller may not create user groups."
		},
		plan_upgrade_required: {
			wireName: "plan_upgrade_required",
			status: 200,
			meaning: "The plan does not include user groups."
		},
		target_team_must_be_specified_in_org_context: {
			wireName: "target_team_must_be_specified_in_org_context",
			status: 200,
			meaning: "The call must name a workspace."
		},
		target_team_not_on_org: {
			wireName: "target_team_not_on_org",
			status: 200,
			meaning: "The workspace does not belong to the organization."
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
export { usergroupsCreateMethod };
