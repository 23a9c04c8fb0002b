import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-users-invite.ts
const adminUsersInviteArgumentsShape = oncePerZod((z) => ({
	team_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	email: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	channel_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).min(1, { error: "failed_to_validate_channels" }),
	custom_message: z.string({ error: "invalid_arguments" }).max(500, { error: "failed_to_validate_custom_message" }).exactOptional(),
	real_name: z.string({ error: "invalid_arguments" }).exactOptional(),
	resend: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	is_restricted: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	is_ultra_restricted: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	guest_expiration_ts: z.string({ error: "invalid_arguments" }).exactOptional(),
	email_password_policy_enabled: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const adminUsersInviteArgumentsSchema = oncePerZod((z) => z.object(adminUsersInviteArgumentsShape(z), { error: "invalid_arguments" }));
const adminUsersInviteResponseShape = oncePerZod(() => ({}));
const adminUsersInviteMethod = {
	wireName: "admin.users.invite",
	verb: "POST",
	description: "Invites a person to a workspace by e-mail. The account begins when the invitation is accepted.",
	tokens: ["user"],
	scopes: ["admin.users:write"],
	argumentTable: {
		team_id: {
			wireName: "team_id",
			form: "string"
		},
		email: {
			wireName: "email",
			form: "string"
		},
		channel_ids: {
			wireName: "channel_ids",
			form: "list",
			keepsEmpty: true
		},
		custom_message: {
			wireName: "custom_message",
			form: "string"
		},
		real_name: {
			wireName: "real_name",
			form: "string"
		},
		resend: {
			wireName: "resend",
			form: "boolean"
		},
		is_restricted: {
			wireName: "is_restricted",
			form: "boolean"
		},
		is_ultra_restricted: {
			wireName: "is_ultra_restricted",
			form: "boolean"
		},
		guest_expiration_ts: {
			wireName: "guest_expiration_ts",
			form: "string"
		},
		email_password_policy_enabled: {
			wireName: "email_password_policy_enabled",
			form: "boolean"
		}
	},
	arguments: adminUsersInviteArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminUsersInviteResponseShape(z), { error: "internal_error" })),
	errors: {
		already_in_team: {
			wireName: "already_in_team",
			status: 200,
			meaning: "A user has the address already."
		},
		already_in_team_invited_user: {
			wireName: "already_in_team_invited_user",
			status: 200,
			meaning: "The person is invited already."
		},
		failed_looking_up_user: {
			wireName: "failed_looking_up_user",
			status: 200,
			meaning: "The user could not be read."
		},
		failed_to_send_invite: {
			wireName: "failed_to_send_invite",
			status: 200,
			meaning: "The mail could not be sent."
		},
		failed_to_validate_caller: {
			wireName: "failed_to_validate_caller",
			status: 200,
			meaning: "The caller may not invite."
		},
		failed_to_validate_channels: {
			wireName: "failed_to_validate_channels",
			status: 200,
			meaning: "The channels are not possible."
		},
		failed_to_validate_custom_message: {
			wireName: "failed_to_validate_custom_message",
			status: 200,
			meaning: "The text is too long."
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
		invalid_email: {
			wireName: "invalid_email",
			status: 200,
			meaning: "The address is not valid."
		},
		not_an_admin: {
			wireName: "not_an_admin",
			status: 200,
			meaning: "The caller is not an administrator."
		},
		team_not_found: {
			wireName: "team_not_found",
			status: 200,
			meaning: "The workspace does not exist."
		},
		user_disabled: {
			wireName: "user_disabled",
			status: 200,
			meaning: "The account is deactivated."
		}
	},
	facts: {
		subject: "invitations",
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
		limits: { custom_message: { maxLength: {
			value: 500,
			error: "failed_to_validate_custom_message"
		} } }
	}
};
export { adminUsersInviteMethod };
