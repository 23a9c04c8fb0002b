import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-usergroups-add-channels.ts
const adminUsergroupsAddChannelsArgumentsShape = oncePerZod((z) => ({
	usergroup_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	channel_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).min(1, { error: "invalid_channels_limit" }).max(100, { error: "invalid_channels_limit" })
}));
const adminUsergroupsAddChannelsArgumentsSchema = oncePerZod((z) => z.object(adminUsergroupsAddChannelsArgumentsShape(z), { error: "invalid_arguments" }));
const adminUsergroupsAddChannelsResponseShape = oncePerZod(() => ({}));
const adminUsergroupsAddChannelsMethod = {
	wireName: "admin.usergroups.addChannels",
	verb: "POST",
	description: "Adds default channels to a group of an identity provider. Its members join them, and so do later members.",
	tokens: ["user"],
	scopes: ["admin.usergroups:write"],
	argumentTable: {
		usergroup_id: {
			wireName: "usergroup_id",
			form: "string"
		},
		team_id: {
			wireName: "team_id",
			form: "string"
		},
		channel_ids: {
			wireName: "channel_ids",
			form: "list",
			keepsEmpty: true
		}
	},
	arguments: adminUsergroupsAddChannelsArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminUsergroupsAddChannelsResponseShape(z), { error: "internal_error" })),
	errors: {
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "Some channels cannot be default channels."
		},
		feature_not_enabled: {
			wireName: "feature_not_enabled",
			status: 200,
			meaning: "The method is for organizations."
		},
		invalid_channels_limit: {
			wireName: "invalid_channels_limit",
			status: 200,
			meaning: "The number of channels is not possible."
		},
		not_an_admin: {
			wireName: "not_an_admin",
			status: 200,
			meaning: "The caller is not an administrator."
		},
		not_an_enterprise: {
			wireName: "not_an_enterprise",
			status: 200,
			meaning: "The workspace is not one of an organization."
		},
		team_not_found: {
			wireName: "team_not_found",
			status: 200,
			meaning: "The workspace does not exist."
		},
		user_channel_limit_exceeded: {
			wireName: "user_channel_limit_exceeded",
			status: 200,
			meaning: "Some users are in too many channels."
		},
		usergroup_not_found: {
			wireName: "usergroup_not_found",
			status: 200,
			meaning: "The group does not exist."
		},
		usergroup_not_linked_to_team: {
			wireName: "usergroup_not_linked_to_team",
			status: 200,
			meaning: "The group is not connected to the workspace."
		},
		usergroup_team_not_provisioned: {
			wireName: "usergroup_team_not_provisioned",
			status: 200,
			meaning: "The group does not bring its members into the workspace."
		}
	},
	facts: {
		subject: "user-groups",
		rates: [{
			tier: "once-a-minute",
			perMinute: 1,
			burst: 1,
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
		limits: { channel_ids: { maxItems: {
			value: 100,
			error: "invalid_channels_limit"
		} } }
	}
};
export { adminUsergroupsAddChannelsMethod };
