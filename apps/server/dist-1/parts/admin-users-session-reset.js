import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-users-session-reset.ts
const adminUsersSessionResetArgumentsShape = oncePerZod((z) => ({
	user_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	mobile_only: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	web_only: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const adminUsersSessionResetArgumentsSchema = oncePerZod((z) => z.object(adminUsersSessionResetArgumentsShape(z), { error: "invalid_arguments" }));
const adminUsersSessionResetResponseShape = oncePerZod(() => ({}));
const adminUsersSessionResetMethod = {
	wireName: "admin.users.session.reset",
	verb: "POST",
	description: "Ends the sessions of a user on all devices. Tokens of apps remain valid.",
	tokens: ["user"],
	scopes: ["admin.users:write"],
	argumentTable: {
		user_id: {
			wireName: "user_id",
			form: "string"
		},
		mobile_only: {
			wireName: "mobile_only",
			form: "boolean"
		},
		web_only: {
			wireName: "web_only",
			form: "boolean"
		}
	},
	arguments: adminUsersSessionResetArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminUsersSessionResetResponseShape(z), { error: "internal_error" })),
	errors: {
		cannot_reset_bot: {
			wireName: "cannot_reset_bot",
			status: 200,
			meaning: "Bots have no sessions."
		},
		cannot_reset_primary_owner: {
			wireName: "cannot_reset_primary_owner",
			status: 200,
			meaning: "The sessions of the primary owner cannot be ended."
		},
		feature_not_enabled: {
			wireName: "feature_not_enabled",
			status: 200,
			meaning: "The method is for organizations."
		},
		not_an_admin: {
			wireName: "not_an_admin",
			status: 200,
			meaning: "The caller is not an administrator."
		},
		user_not_found: {
			wireName: "user_not_found",
			status: 200,
			meaning: "The user does not exist."
		},
		user_session_reset_failed: {
			wireName: "user_session_reset_failed",
			status: 200,
			meaning: "The sessions could not be ended."
		}
	},
	facts: {
		subject: "members",
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
		requires: [
			{
				organization: true,
				error: "feature_not_enabled"
			},
			{
				role: "admin",
				of: "organization",
				error: "not_an_admin"
			},
			{
				feature: "session_reset",
				error: "unknown_method"
			}
		]
	}
};
export { adminUsersSessionResetMethod };
