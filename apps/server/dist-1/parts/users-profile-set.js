import { Ua as oncePerZod } from "./server.js";
import { a as userProfileSchema } from "./people.js";
// ../../packages/api/src/generated/webapi/methods/users-profile-set.ts
const usersProfileSetArgumentsShape = oncePerZod((z) => ({
	user: z.string({ error: "invalid_arguments" }).exactOptional(),
	profile: z.unknown().exactOptional(),
	name: z.string({ error: "invalid_arguments" }).exactOptional(),
	value: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const usersProfileSetArgumentsSchema = oncePerZod((z) => z.object(usersProfileSetArgumentsShape(z), { error: "invalid_arguments" }));
const usersProfileSetResponseShape = oncePerZod((z) => ({
	username: z.string({ error: "internal_error" }),
	profile: userProfileSchema(z)
}));
const usersProfileSetMethod = {
	wireName: "users.profile.set",
	verb: "POST",
	description: "Changes the profile of the caller or, for admins, of another user.",
	tokens: ["user"],
	scopes: ["users.profile:write"],
	argumentTable: {
		user: {
			wireName: "user",
			form: "string"
		},
		profile: {
			wireName: "profile",
			form: "object"
		},
		name: {
			wireName: "name",
			form: "string"
		},
		value: {
			wireName: "value",
			form: "string"
		}
	},
	arguments: usersProfileSetArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(usersProfileSetResponseShape(z), { error: "internal_error" })),
	errors: {
		cannot_update_admin_user: {
			wireName: "cannot_update_admin_user",
			status: 200,
			meaning: "An admin may not change another admin."
		},
		email_taken: {
			wireName: "email_taken",
			status: 200,
			meaning: "Another user has the address."
		},
		invalid_emoji_not_allowed: {
			wireName: "invalid_emoji_not_allowed",
			status: 200,
			meaning: "A name contains an emoji."
		},
		invalid_ooo_message: {
			wireName: "invalid_ooo_message",
			status: 200,
			meaning: "The out-of-office message is not valid."
		},
		invalid_profile: {
			wireName: "invalid_profile",
			status: 200,
			meaning: "The profile is not valid."
		},
		invalid_starts_with_at: {
			wireName: "invalid_starts_with_at",
			status: 200,
			meaning: "A name starts with an at sign."
		},
		must_clear_both_status_text_and_status_emoji: {
			wireName: "must_clear_both_status_text_and_status_emoji",
			status: 200,
			meaning: "Only a part of the status would be cleared."
		},
		name_not_allowed: {
			wireName: "name_not_allowed",
			status: 200,
			meaning: "A name is a URL."
		},
		not_admin: {
			wireName: "not_admin",
			status: 200,
			meaning: "The caller may not change the user."
		},
		not_app_admin: {
			wireName: "not_app_admin",
			status: 200,
			meaning: "The profile of a bot cannot be changed."
		},
		partial_profile_set_failed: {
			wireName: "partial_profile_set_failed",
			status: 200,
			meaning: "A part of the profile could not be stored."
		},
		permission_denied: {
			wireName: "permission_denied",
			status: 200,
			meaning: "The value cannot be changed."
		},
		profile_set_failed: {
			wireName: "profile_set_failed",
			status: 200,
			meaning: "The profile could not be stored."
		},
		reserved_name: {
			wireName: "reserved_name",
			status: 200,
			meaning: "A name is reserved."
		},
		sudo_required: {
			wireName: "sudo_required",
			status: 200,
			meaning: "The user must confirm the change."
		},
		too_long: {
			wireName: "too_long",
			status: 200,
			meaning: "A value is too long."
		},
		username_same: {
			wireName: "username_same",
			status: 200,
			meaning: "The user has the user name already."
		}
	},
	facts: {
		subject: "users",
		rates: [{
			tier: "tier-50",
			perMinute: 50,
			burst: 50,
			per: [
				"method",
				"workspace",
				"app"
			],
			error: "ratelimited"
		}],
		requires: []
	}
};
export { usersProfileSetMethod };
