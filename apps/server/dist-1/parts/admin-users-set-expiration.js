import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-users-set-expiration.ts
const adminUsersSetExpirationArgumentsShape = oncePerZod((z) => ({
	team_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	user_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	expiration_ts: z.int({ error: "invalid_arguments" })
}));
const adminUsersSetExpirationArgumentsSchema = oncePerZod((z) => z.object(adminUsersSetExpirationArgumentsShape(z), { error: "invalid_arguments" }));
const adminUsersSetExpirationResponseShape = oncePerZod(() => ({}));
const adminUsersSetExpirationMethod = {
	wireName: "admin.users.setExpiration",
	verb: "POST",
	description: "Sets when a guest's account expires.",
	tokens: ["user"],
	scopes: ["admin.users:write"],
	argumentTable: {
		team_id: {
			wireName: "team_id",
			form: "string"
		},
		user_id: {
			wireName: "user_id",
			form: "string"
		},
		expiration_ts: {
			wireName: "expiration_ts",
			form: "integer"
		}
	},
	arguments: adminUsersSetExpirationArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminUsersSetExpirationResponseShape(z), { error: "internal_error" })),
	errors: {
		failed_looking_up_user: {
			wireName: "failed_looking_up_user",
			status: 200,
			meaning: "The user could not be read."
		},
		failed_to_set_expiration: {
			wireName: "failed_to_set_expiration",
			status: 200,
			meaning: "The expiration could not be set."
		},
		failed_to_validate_caller: {
			wireName: "failed_to_validate_caller",
			status: 200,
			meaning: "The caller is not an administrator."
		},
		failed_to_validate_expiration: {
			wireName: "failed_to_validate_expiration",
			status: 200,
			meaning: "The expiration is not possible."
		},
		failed_to_validate_team: {
			wireName: "failed_to_validate_team",
			status: 200,
			meaning: "The workspace does not belong to the organization."
		},
		feature_not_enabled: {
			wireName: "feature_not_enabled",
			status: 200,
			meaning: "The method is for organizations."
		},
		team_id_required_for_enterprise: {
			wireName: "team_id_required_for_enterprise",
			status: 200,
			meaning: "The call must name a workspace."
		},
		team_not_found: {
			wireName: "team_not_found",
			status: 200,
			meaning: "The workspace does not exist."
		},
		user_is_already_deleted: {
			wireName: "user_is_already_deleted",
			status: 200,
			meaning: "The user's data was erased."
		},
		user_is_deactivated: {
			wireName: "user_is_deactivated",
			status: 200,
			meaning: "The account is deactivated."
		},
		user_is_not_a_guest: {
			wireName: "user_is_not_a_guest",
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
			error: "failed_to_validate_caller"
		}]
	}
};
export { adminUsersSetExpirationMethod };
