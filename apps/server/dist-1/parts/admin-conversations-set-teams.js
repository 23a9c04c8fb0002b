import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-conversations-set-teams.ts
const adminConversationsSetTeamsArgumentsShape = oncePerZod((z) => ({
	channel_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	target_team_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).max(1e3, { error: "too_many_target_teams" }).exactOptional(),
	org_channel: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const adminConversationsSetTeamsArgumentsSchema = oncePerZod((z) => z.object(adminConversationsSetTeamsArgumentsShape(z), { error: "invalid_arguments" }));
const adminConversationsSetTeamsResponseShape = oncePerZod((z) => ({ channel: z.string({ error: "internal_error" }) }));
const adminConversationsSetTeamsMethod = {
	wireName: "admin.conversations.setTeams",
	verb: "POST",
	description: "Sets which workspaces of the organization share a channel.",
	tokens: ["user"],
	scopes: ["admin.conversations:write"],
	argumentTable: {
		channel_id: {
			wireName: "channel_id",
			form: "string"
		},
		team_id: {
			wireName: "team_id",
			form: "string"
		},
		target_team_ids: {
			wireName: "target_team_ids",
			form: "list"
		},
		org_channel: {
			wireName: "org_channel",
			form: "boolean"
		}
	},
	arguments: adminConversationsSetTeamsArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminConversationsSetTeamsResponseShape(z), { error: "internal_error" })),
	errors: {
		cannot_add_legacy_disconnected_channel_to_workspaces: {
			wireName: "cannot_add_legacy_disconnected_channel_to_workspaces",
			status: 200,
			meaning: "The channel was disconnected."
		},
		cannot_move_local_channel: {
			wireName: "cannot_move_local_channel",
			status: 200,
			meaning: "A channel of one workspace cannot move to others."
		},
		channel_cannot_be_unshared: {
			wireName: "channel_cannot_be_unshared",
			status: 200,
			meaning: "The channel stays in the workspace that it belongs to."
		},
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The channel does not exist."
		},
		channel_type_not_supported: {
			wireName: "channel_type_not_supported",
			status: 200,
			meaning: "The method does not support conversations of this kind."
		},
		could_not_set_teams_for_channel: {
			wireName: "could_not_set_teams_for_channel",
			status: 200,
			meaning: "The workspaces could not be changed."
		},
		default_org_wide_channel: {
			wireName: "default_org_wide_channel",
			status: 200,
			meaning: "The channel is mandatory."
		},
		externally_shared_or_disconnected_channel: {
			wireName: "externally_shared_or_disconnected_channel",
			status: 200,
			meaning: "The channel is shared with another company."
		},
		invalid_channel_id: {
			wireName: "invalid_channel_id",
			status: 200,
			meaning: "The identifier is malformed."
		},
		invalid_target_team: {
			wireName: "invalid_target_team",
			status: 200,
			meaning: "A workspace does not exist."
		},
		managed_channel_not_supported: {
			wireName: "managed_channel_not_supported",
			status: 200,
			meaning: "The channel is managed."
		},
		name_taken: {
			wireName: "name_taken",
			status: 200,
			meaning: "The name is in use."
		},
		not_allowed_for_grid_workspace: {
			wireName: "not_allowed_for_grid_workspace",
			status: 200,
			meaning: "The workspace does not allow it."
		},
		not_enabled: {
			wireName: "not_enabled",
			status: 200,
			meaning: "The method is for organizations."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller may not change who shares the channel."
		},
		too_many_target_teams: {
			wireName: "too_many_target_teams",
			status: 200,
			meaning: "There are too many workspaces."
		},
		unsupported_arguments: {
			wireName: "unsupported_arguments",
			status: 200,
			meaning: "The call does not say which workspaces have the channel."
		}
	},
	facts: {
		subject: "channel-settings",
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
			error: "not_enabled"
		}, {
			role: "admin",
			of: "organization",
			error: "restricted_action"
		}],
		limits: { target_team_ids: { maxItems: {
			value: 1e3,
			error: "too_many_target_teams"
		} } }
	}
};
export { adminConversationsSetTeamsMethod };
