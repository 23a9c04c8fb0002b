import { Na as atLeastOneOf, Pa as atMostOneOf, Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-apps-clear-resolution.ts
const adminAppsClearResolutionArgumentsShape = oncePerZod((z) => ({
	app_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	enterprise_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const adminAppsClearResolutionArgumentsSchema = oncePerZod((z) => z.object(adminAppsClearResolutionArgumentsShape(z), { error: "invalid_arguments" }).superRefine(atMostOneOf(["team_id", "enterprise_id"], "too_many_teams_provided")).superRefine(atLeastOneOf(["team_id", "enterprise_id"], "invalid_arguments")));
const adminAppsClearResolutionResponseShape = oncePerZod(() => ({}));
const adminAppsClearResolutionMethod = {
	wireName: "admin.apps.clearResolution",
	verb: "POST",
	description: "Removes the approval or restriction of an app.",
	tokens: ["user"],
	scopes: ["admin.apps:write"],
	argumentTable: {
		app_id: {
			wireName: "app_id",
			form: "string"
		},
		team_id: {
			wireName: "team_id",
			form: "string"
		},
		enterprise_id: {
			wireName: "enterprise_id",
			form: "string"
		}
	},
	arguments: adminAppsClearResolutionArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminAppsClearResolutionResponseShape(z), { error: "internal_error" })),
	errors: {
		app_management_app_not_installed_on_org: {
			wireName: "app_management_app_not_installed_on_org",
			status: 200,
			meaning: "The app that calls is not installed on the organization."
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
		no_resolution_found: {
			wireName: "no_resolution_found",
			status: 200,
			meaning: "There is nothing to clear."
		},
		not_an_admin: {
			wireName: "not_an_admin",
			status: 200,
			meaning: "The caller does not administer the organization."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller may not do this."
		},
		team_not_found: {
			wireName: "team_not_found",
			status: 200,
			meaning: "The workspace or the organization does not exist."
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
export { adminAppsClearResolutionMethod };
