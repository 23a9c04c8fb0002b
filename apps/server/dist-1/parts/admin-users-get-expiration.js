import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/guest-expiration.ts
const guestExpirationShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	email: z.string({ error: "invalid_arguments" }),
	is_restricted: z.boolean({ error: "invalid_arguments" }),
	is_ultra_restricted: z.boolean({ error: "invalid_arguments" }),
	expiration_ts: z.int({ error: "invalid_arguments" })
}));
const guestExpirationSchema = oncePerZod((z) => z.strictObject(guestExpirationShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/admin-users-get-expiration.ts
const adminUsersGetExpirationArgumentsShape = oncePerZod((z) => ({
	user_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	target_team: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const adminUsersGetExpirationArgumentsSchema = oncePerZod((z) => z.object(adminUsersGetExpirationArgumentsShape(z), { error: "invalid_arguments" }));
const adminUsersGetExpirationResponseShape = oncePerZod((z) => ({ user: guestExpirationSchema(z) }));
const adminUsersGetExpirationMethod = {
	wireName: "admin.users.getExpiration",
	verb: "GET",
	description: "Returns when a guest's account expires.",
	tokens: ["user"],
	scopes: ["admin.users:read"],
	argumentTable: {
		user_id: {
			wireName: "user_id",
			form: "string"
		},
		target_team: {
			wireName: "target_team",
			form: "string"
		}
	},
	arguments: adminUsersGetExpirationArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminUsersGetExpirationResponseShape(z), { error: "internal_error" })),
	errors: {
		no_perms: {
			wireName: "no_perms",
			status: 200,
			meaning: "The caller may not see the expiration."
		},
		not_permitted: {
			wireName: "not_permitted",
			status: 200,
			meaning: "The token may not name a workspace."
		},
		paid_teams_only: {
			wireName: "paid_teams_only",
			status: 200,
			meaning: "The plan does not include the method."
		},
		target_team_not_on_org: {
			wireName: "target_team_not_on_org",
			status: 200,
			meaning: "The workspace does not belong to the organization."
		},
		team_not_found: {
			wireName: "team_not_found",
			status: 200,
			meaning: "The workspace does not exist."
		},
		user_is_not_guest: {
			wireName: "user_is_not_guest",
			status: 200,
			meaning: "The user is not a guest."
		},
		user_not_found: {
			wireName: "user_not_found",
			status: 200,
			meaning: "The user does not exist."
		}
	},
	facts: {
		subject: "guests",
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
			plan: "enterprise",
			of: "organization",
			error: "paid_teams_only"
		}]
	}
};
export { adminUsersGetExpirationMethod };
