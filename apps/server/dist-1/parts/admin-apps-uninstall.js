import { Ia as exactlyOneOf, Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-apps-uninstall.ts
const adminAppsUninstallArgumentsShape = oncePerZod((z) => ({
	app_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	team_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).max(100, { error: "too_many_teams" }).exactOptional(),
	enterprise_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const adminAppsUninstallArgumentsSchema = oncePerZod((z) => z.object(adminAppsUninstallArgumentsShape(z), { error: "invalid_arguments" }).superRefine(exactlyOneOf(["team_ids", "enterprise_id"], "specify_enterprise_or_teams")));
const adminAppsUninstallResponseShape = oncePerZod(() => ({}));
const adminAppsUninstallMethod = {
	wireName: "admin.apps.uninstall",
	verb: "POST",
	description: "Uninstalls an app from the organization or from workspaces.",
	tokens: ["user"],
	scopes: ["admin.apps:write"],
	argumentTable: {
		app_id: {
			wireName: "app_id",
			form: "string"
		},
		team_ids: {
			wireName: "team_ids",
			form: "list"
		},
		enterprise_id: {
			wireName: "enterprise_id",
			form: "string"
		}
	},
	arguments: adminAppsUninstallArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminAppsUninstallResponseShape(z), { error: "internal_error" })),
	errors: {
		app_not_found: {
			wireName: "app_not_found",
			status: 200,
			meaning: "The app does not exist."
		},
		can_not_uninstall: {
			wireName: "can_not_uninstall",
			status: 200,
			meaning: "The app cannot be uninstalled."
		},
		enterprise_not_found: {
			wireName: "enterprise_not_found",
			status: 200,
			meaning: "The organization does not exist."
		},
		feature_not_enabled: {
			wireName: "feature_not_enabled",
			status: 200,
			meaning: "The app that calls is not installed on an organization."
		},
		must_revoke_access: {
			wireName: "must_revoke_access",
			status: 200,
			meaning: "The app is installed on the organization."
		},
		permission_denied: {
			wireName: "permission_denied",
			status: 200,
			meaning: "The caller may not uninstall the app."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller does not administer the organization."
		},
		specify_enterprise_or_teams: {
			wireName: "specify_enterprise_or_teams",
			status: 200,
			meaning: "The call does not say where."
		},
		teams_not_found: {
			wireName: "teams_not_found",
			status: 200,
			meaning: "A workspace does not exist."
		},
		too_many_teams: {
			wireName: "too_many_teams",
			status: 200,
			meaning: "The call has too many workspaces."
		}
	},
	facts: {
		subject: "apps",
		rates: [{
			tier: "once-a-minute",
			perMinute: 1,
			burst: 1,
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
			error: "restricted_action"
		}],
		limits: { team_ids: { maxItems: {
			value: 100,
			error: "too_many_teams"
		} } }
	}
};
export { adminAppsUninstallMethod };
