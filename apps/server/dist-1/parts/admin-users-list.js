import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/administered-user.ts
const administeredUserShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	email: z.string({ error: "invalid_arguments" }),
	username: z.string({ error: "invalid_arguments" }),
	full_name: z.string({ error: "invalid_arguments" }),
	is_admin: z.boolean({ error: "invalid_arguments" }),
	is_owner: z.boolean({ error: "invalid_arguments" }),
	is_primary_owner: z.boolean({ error: "invalid_arguments" }),
	is_restricted: z.boolean({ error: "invalid_arguments" }),
	is_ultra_restricted: z.boolean({ error: "invalid_arguments" }),
	is_bot: z.boolean({ error: "invalid_arguments" }),
	is_active: z.boolean({ error: "invalid_arguments" }),
	date_created: z.int({ error: "invalid_arguments" }),
	deactivated_ts: z.int({ error: "invalid_arguments" }).exactOptional(),
	expiration_ts: z.int({ error: "invalid_arguments" }).exactOptional(),
	roles: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }),
	workspaces: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }),
	has_2fa: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	has_sso: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	last_active_ts: z.int({ error: "invalid_arguments" }).exactOptional()
}));
const administeredUserSchema = oncePerZod((z) => z.strictObject(administeredUserShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/admin-users-list.ts
const adminUsersListArgumentsShape = oncePerZod((z) => ({
	team_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	is_active: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	only_guests: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	include_admins: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	include_owners: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	include_deactivated_user_workspaces: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(100, { error: "invalid_arguments" }).exactOptional()
}));
const adminUsersListArgumentsSchema = oncePerZod((z) => z.object(adminUsersListArgumentsShape(z), { error: "invalid_arguments" }));
const adminUsersListMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const adminUsersListMetadataSchema = oncePerZod((z) => z.strictObject(adminUsersListMetadataShape(z), { error: "internal_error" }));
const adminUsersListResponseShape = oncePerZod((z) => ({
	users: z.array(z.lazy(() => administeredUserSchema(z)), { error: "internal_error" }),
	response_metadata: adminUsersListMetadataSchema(z).exactOptional()
}));
const adminUsersListMethod = {
	wireName: "admin.users.list",
	verb: "POST",
	description: "Lists the users of the organization or of one workspace, bots included.",
	tokens: ["user"],
	scopes: ["admin.users:read"],
	argumentTable: {
		team_id: {
			wireName: "team_id",
			form: "string"
		},
		is_active: {
			wireName: "is_active",
			form: "boolean"
		},
		only_guests: {
			wireName: "only_guests",
			form: "boolean"
		},
		include_admins: {
			wireName: "include_admins",
			form: "boolean"
		},
		include_owners: {
			wireName: "include_owners",
			form: "boolean"
		},
		include_deactivated_user_workspaces: {
			wireName: "include_deactivated_user_workspaces",
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
				max: 100
			}
		}
	},
	arguments: adminUsersListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminUsersListResponseShape(z), { error: "internal_error" })),
	errors: {
		feature_not_enabled: {
			wireName: "feature_not_enabled",
			status: 200,
			meaning: "The method is available only to organizations."
		},
		include_deactivated_user_workspaces_invalid: {
			wireName: "include_deactivated_user_workspaces_invalid",
			status: 200,
			meaning: "The workspaces of deactivated users cannot be returned."
		},
		invalid_cursor: {
			wireName: "invalid_cursor",
			status: 200,
			meaning: "The cursor is not valid."
		},
		team_not_found: {
			wireName: "team_not_found",
			status: 200,
			meaning: "The workspace does not exist."
		}
	},
	facts: {
		subject: "members",
		rates: [{
			tier: "tier-100",
			perMinute: 100,
			burst: 100,
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
			error: "no_permission"
		}],
		limits: { limit: {
			min: { value: 1 },
			max: { value: 100 }
		} },
		paging: {
			defaultSize: 100,
			maxSize: 100,
			cursorError: "invalid_cursor"
		}
	}
};
export { adminUsersListMethod };
