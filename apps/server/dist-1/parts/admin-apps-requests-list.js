import { Pa as atMostOneOf, Ua as oncePerZod } from "./server.js";
import { t as appRequestSchema } from "./app-request.js";
// ../../packages/api/src/generated/webapi/methods/admin-apps-requests-list.ts
const adminAppsRequestsListArgumentsShape = oncePerZod((z) => ({
	team_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	enterprise_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	certified: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(1e3, { error: "invalid_arguments" }).exactOptional()
}));
const adminAppsRequestsListArgumentsSchema = oncePerZod((z) => z.object(adminAppsRequestsListArgumentsShape(z), { error: "invalid_arguments" }).superRefine(atMostOneOf(["team_id", "enterprise_id"], "too_many_teams_provided")));
const adminAppsRequestsListMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const adminAppsRequestsListMetadataSchema = oncePerZod((z) => z.strictObject(adminAppsRequestsListMetadataShape(z), { error: "internal_error" }));
const adminAppsRequestsListResponseShape = oncePerZod((z) => ({
	app_requests: z.array(z.lazy(() => appRequestSchema(z)), { error: "internal_error" }),
	response_metadata: adminAppsRequestsListMetadataSchema(z).exactOptional()
}));
const adminAppsRequestsListMethod = {
	wireName: "admin.apps.requests.list",
	verb: "GET",
	description: "Lists the open requests for the approval of apps, newest first.",
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
	arguments: adminAppsRequestsListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminAppsRequestsListResponseShape(z), { error: "internal_error" })),
	errors: {
		app_management_app_not_installed_on_org: {
			wireName: "app_management_app_not_installed_on_org",
			status: 200,
			meaning: "The app that calls is not installed on the organization."
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
		invalid_cursor: {
			wireName: "invalid_cursor",
			status: 200,
			meaning: "The cursor is not valid."
		},
		no_team_or_enterprise_provided: {
			wireName: "no_team_or_enterprise_provided",
			status: 200,
			meaning: "The call does not say where."
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
			meaning: "The workspace does not exist."
		},
		too_many_teams_provided: {
			wireName: "too_many_teams_provided",
			status: 200,
			meaning: "The call names more than one place."
		},
		user_is_restricted: {
			wireName: "user_is_restricted",
			status: 200,
			meaning: "The caller is a guest."
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
export { adminAppsRequestsListMethod };
