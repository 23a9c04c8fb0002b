import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-users-assign.ts
const adminUsersAssignArgumentsShape = oncePerZod((z) => ({
	team_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	user_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	is_restricted: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	is_ultra_restricted: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	channel_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional()
}));
const adminUsersAssignArgumentsSchema = oncePerZod((z) => z.object(adminUsersAssignArgumentsShape(z), { error: "invalid_arguments" }));
const adminUsersAssignResponseShape = oncePerZod(() => ({}));
const adminUsersAssignMethod = {
	wireName: "admin.users.assign",
	verb: "POST",
	description: "Makes a user of the organization a member of a workspace, or reinstates a deactivated user there.",
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
		is_restricted: {
			wireName: "is_restricted",
			form: "boolean"
		},
		is_ultra_restricted: {
			wireName: "is_ultra_restricted",
			form: "boolean"
		},
		channel_ids: {
			wireName: "channel_ids",
			form: "list"
		}
	},
	arguments: adminUsersAssignArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminUsersAssignResponseShape(z), { error: "internal_error" })),
	errors: {
		feature_not_enabled: {
			wireName: "feature_not_enabled",
			status: 200,
			meaning: "The method is for organizations."
		},
		invalid_role_for_user: {
			wireName: "invalid_role_for_user",
			status: 200,
			meaning: "The user cannot have the role."
		},
		invited_user_not_created: {
			wireName: "invited_user_not_created",
			status: 200,
			meaning: "The user could not be created."
		},
		invited_user_not_reactivated: {
			wireName: "invited_user_not_reactivated",
			status: 200,
			meaning: "The user could not be reinstated."
		},
		invitor_cannot_see_channel: {
			wireName: "invitor_cannot_see_channel",
			status: 200,
			meaning: "The caller cannot add the user to a channel."
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
		user_already_team_member: {
			wireName: "user_already_team_member",
			status: 200,
			meaning: "The user is a member already."
		},
		user_is_bot: {
			wireName: "user_is_bot",
			status: 200,
			meaning: "The user is a bot."
		},
		user_not_found: {
			wireName: "user_not_found",
			status: 200,
			meaning: "The user does not exist."
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
		requires: [{
			organization: true,
			error: "feature_not_enabled"
		}, {
			role: "admin",
			of: "organization",
			error: "not_an_admin"
		}]
	}
};
export { adminUsersAssignMethod };
