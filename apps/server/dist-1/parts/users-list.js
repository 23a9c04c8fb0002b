import { Ua as oncePerZod } from "./server.js";
import { a as userProfileSchema, o as enterpriseUserSchema } from "./people.js";
// ../../packages/api/src/generated/webapi/types/listed-user.ts
const listedUserShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	team_id: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	deleted: z.boolean({ error: "invalid_arguments" }),
	color: z.string({ error: "invalid_arguments" }).exactOptional(),
	real_name: z.string({ error: "invalid_arguments" }).exactOptional(),
	tz: z.string({ error: "invalid_arguments" }).exactOptional(),
	tz_label: z.string({ error: "invalid_arguments" }).exactOptional(),
	tz_offset: z.int({ error: "invalid_arguments" }).exactOptional(),
	profile: userProfileSchema(z),
	is_admin: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	is_owner: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	is_primary_owner: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	is_restricted: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	is_ultra_restricted: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	is_bot: z.boolean({ error: "invalid_arguments" }),
	is_app_user: z.boolean({ error: "invalid_arguments" }),
	is_stranger: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	enterprise_user: enterpriseUserSchema(z).exactOptional(),
	updated: z.int({ error: "invalid_arguments" }),
	has_2fa: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	locale: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const listedUserSchema = oncePerZod((z) => z.strictObject(listedUserShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/users-list.ts
const usersListArgumentsShape = oncePerZod((z) => ({
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	include_locale: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_arguments" }).min(0, { error: "invalid_arguments" }).max(1e3, { error: "invalid_arguments" }).exactOptional(),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const usersListArgumentsSchema = oncePerZod((z) => z.object(usersListArgumentsShape(z), { error: "invalid_arguments" }));
const usersListMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const usersListMetadataSchema = oncePerZod((z) => z.strictObject(usersListMetadataShape(z), { error: "internal_error" }));
const usersListResponseShape = oncePerZod((z) => ({
	members: z.array(z.lazy(() => listedUserSchema(z)), { error: "internal_error" }),
	cache_ts: z.int({ error: "internal_error" }),
	response_metadata: usersListMetadataSchema(z)
}));
const usersListMethod = {
	wireName: "users.list",
	verb: "GET",
	description: "Lists the users of the caller's directory, bots and deactivated users included.",
	tokens: ["bot", "user"],
	scopes: ["users:read"],
	argumentTable: {
		cursor: {
			wireName: "cursor",
			form: "string"
		},
		include_locale: {
			wireName: "include_locale",
			form: "boolean"
		},
		limit: {
			wireName: "limit",
			form: "integer"
		},
		team_id: {
			wireName: "team_id",
			form: "string"
		}
	},
	arguments: usersListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(usersListResponseShape(z), { error: "internal_error" })),
	errors: {
		invalid_cursor: {
			wireName: "invalid_cursor",
			status: 200,
			meaning: "The cursor is not valid."
		},
		limit_required: {
			wireName: "limit_required",
			status: 200,
			meaning: "The directory is too large for one page."
		},
		missing_argument: {
			wireName: "missing_argument",
			status: 200,
			meaning: "A required argument is missing."
		}
	},
	facts: {
		subject: "users",
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
		requires: [],
		limits: { limit: {
			min: { value: 0 },
			max: { value: 1e3 }
		} },
		furtherScopes: { email: "users:read.email" }
	}
};
export { usersListMethod };
