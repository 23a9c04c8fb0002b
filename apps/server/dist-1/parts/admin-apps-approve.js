import { Na as atLeastOneOf, Pa as atMostOneOf, Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-apps-approve.ts
const adminAppsApproveArgumentsShape = oncePerZod((z) => ({
	app_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	request_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	enterprise_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	bot_scopes: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	user_scopes: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional()
}));
const adminAppsApproveArgumentsSchema = oncePerZod((z) => z.object(adminAppsApproveArgumentsShape(z), { error: "invalid_arguments" }).superRefine(atMostOneOf(["app_id", "request_id"], "too_many_ids_provided")).superRefine(atLeastOneOf(["app_id", "request_id"], "request_id_or_app_id_is_required")).superRefine(atMostOneOf(["team_id", "enterprise_id"], "too_many_teams_provided")).superRefine(atLeastOneOf(["team_id", "enterprise_id"], "invalid_arguments")));
const adminAppsApproveResponseShape = oncePerZod(() => ({}));
const adminAppsApproveMethod = {
	wireName: "admin.apps.approve",
	verb: "POST",
	description: "Approves an app for the organization or a workspace, so that people there can install it.",
	tokens: ["user"],
	scopes: ["admin.apps:write"],
	argumentTable: {
		app_id: {
			wireName: "app_id",
			form: "string"
		},
		request_id: {
			wireName: "request_id",
			form: "string"
		},
		team_id: {
			wireName: "team_id",
			form: "string"
		},
		enterprise_id: {
			wireName: "enterprise_id",
			form: "string"
		},
		bot_scopes: {
			wireName: "bot_scopes",
			form: "list"
		},
		user_scopes: {
			wireName: "user_scopes",
			form: "list"
		}
	},
	arguments: adminAppsApproveArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminAppsApproveResponseShape(z), { error: "internal_error" })),
	errors: {
		app_management_app_not_installed_on_org: {
			wireName: "app_management_app_not_installed_on_org",
			status: 200,
			meaning: "The app that calls is not installed on the organization."
		},
		app_not_eligible_for_auto_install: {
			wireName: "app_not_eligible_for_auto_install",
			status: 200,
			meaning: "The app cannot be installed by a rule."
		},
		app_restricted_org_wide: {
			wireName: "app_restricted_org_wide",
			status: 200,
			meaning: "The organization has restricted the app."
		},
		auto_install_rule_creation_failed: {
			wireName: "auto_install_rule_creation_failed",
			status: 200,
			meaning: "The rule that installs the app could not be made."
		},
		custom_integration_not_allowed_at_enterprise: {
			wireName: "custom_integration_not_allowed_at_enterprise",
			status: 200,
			meaning: "A custom integration is not decided about for an organization."
		},
		feature_not_enabled: {
			wireName: "feature_not_enabled",
			status: 200,
			meaning: "The app that calls is not installed on an organization."
		},
		invalid_app_id: {
			wireName: "invalid_app_id",
			status: 200,
			meaning: "The app does not exist."
		},
		invalid_request_id: {
			wireName: "invalid_request_id",
			status: 200,
			meaning: "The request does not exist."
		},
		invalid_scopes: {
			wireName: "invalid_scopes",
			status: 200,
			meaning: "The app does not ask for one of the scopes."
		},
		not_allowed_to_create_automation_rule: {
			wireName: "not_allowed_to_create_automation_rule",
			status: 200,
			meaning: "The caller may not make rules that install apps."
		},
		not_an_admin: {
			wireName: "not_an_admin",
			status: 200,
			meaning: "The caller does not administer the organization."
		},
		org_resolution_required: {
			wireName: "org_resolution_required",
			status: 200,
			meaning: "The organization decides about a certified app."
		},
		request_already_resolved: {
			wireName: "request_already_resolved",
			status: 200,
			meaning: "The request was settled before."
		},
		request_id_or_app_id_is_required: {
			wireName: "request_id_or_app_id_is_required",
			status: 200,
			meaning: "The call does not name the app."
		},
		request_id_required_for_custom_integrations: {
			wireName: "request_id_required_for_custom_integrations",
			status: 200,
			meaning: "A custom integration is decided about by its request."
		},
		team_not_found: {
			wireName: "team_not_found",
			status: 200,
			meaning: "The workspace or the organization does not exist."
		},
		too_many_ids_provided: {
			wireName: "too_many_ids_provided",
			status: 200,
			meaning: "The call names the app twice."
		},
		too_many_teams_provided: {
			wireName: "too_many_teams_provided",
			status: 200,
			meaning: "The call names more than one place."
		}
	},
	facts: {
		subject: "approvals",
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
export { adminAppsApproveMethod };
