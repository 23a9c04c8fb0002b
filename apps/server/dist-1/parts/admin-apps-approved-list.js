import { Pa as atMostOneOf, Ua as oncePerZod } from "./server.js";
import { t as appResolutionSchema } from "./app-resolution.js";
// ../../packages/api/src/generated/webapi/methods/admin-apps-approved-list.ts
const adminAppsApprovedListArgumentsShape = oncePerZod((z) => ({
	team_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	enterprise_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	certified: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(1e3, { error: "invalid_arguments" }).exactOptional()
}));
const adminAppsApprovedListArgumentsSchema = oncePerZod((z) => z.object(adminAppsApprovedListArgumentsShape(z), { error: "invalid_arguments" }).superRefine(atMostOneOf(["team_id", "enterprise_id"], "too_many_teams_provided")));
const adminAppsApprovedListMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const adminAppsApprovedListMetadataSchema = oncePerZod((z) => z.strictObject(adminAppsApprovedListMetadataShape(z), { error: "internal_error" }));
const adminAppsApprovedListResponseShape = oncePerZod((z) => ({
	approved_apps: z.array(z.lazy(() => appResolutionSchema(z)), { error: "internal_error" }),
	response_metadata: adminAppsApprovedListMetadataSchema(z).exactOptional()
}));
const adminAppsApprovedListMethod = {
	wireName: "admin.apps.approved.list",
	verb: "GET",
	description: "Lists the apps that are approved for the organization or a workspace, last decision first.",
	tokens: ["user"],
	scopes: ["admin.apps:read"],
	argumentTable: {
		team_id: {
			wireName: "team_id",
			form: "string"
		},
		enterprise_id: {
			wireName: "enterprise_id",
			form: "string"
		},
		certified: {
			wireName: "certified",
			form: "boolean"
		},
		cursor: {
			wireName: "cursor",
			form: "string"
		},
		limit: {
			wireName: "limit",
			form: "integer",
			range: {
				min: 1,
				max: 1e3
			}
		}
	},
	arguments: adminAppsApprovedListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminAppsApprovedListResponseShape(z), { error: "internal_error" })),
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
		invalid_actor: {
			wireName: "invalid_actor",
			status: 200,
			meaning: "The caller may not do this."
		},
		invalid_cursor: {
			wireName: "invalid_cursor",
			status: 200,
			meaning: "The cursor is not valid."
		},
		not_allowed: {
			wireName: "not_allowed",
			status: 200,
			meaning: "The caller may not do this."
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
		}],
		limits: { limit: {
			min: { value: 1 },
			max: { value: 1e3 }
		} },
		paging: {
			defaultSize: 100,
			maxSize: 1e3,
			cursorError: "invalid_cursor"
		}
	}
};
export { adminAppsApprovedListMethod };
