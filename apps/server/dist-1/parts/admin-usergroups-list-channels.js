import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/default-channel.ts
const defaultChannelShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	team_id: z.string({ error: "invalid_arguments" }),
	num_members: z.int({ error: "invalid_arguments" }).exactOptional()
}));
const defaultChannelSchema = oncePerZod((z) => z.strictObject(defaultChannelShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/admin-usergroups-list-channels.ts
const adminUsergroupsListChannelsArgumentsShape = oncePerZod((z) => ({
	usergroup_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	include_num_members: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const adminUsergroupsListChannelsArgumentsSchema = oncePerZod((z) => z.object(adminUsergroupsListChannelsArgumentsShape(z), { error: "invalid_arguments" }));
const adminUsergroupsListChannelsResponseShape = oncePerZod((z) => ({ channels: z.array(z.lazy(() => defaultChannelSchema(z)), { error: "internal_error" }) }));
const adminUsergroupsListChannelsMethod = {
	wireName: "admin.usergroups.listChannels",
	verb: "POST",
	description: "Lists the default channels of a group of an identity provider.",
	tokens: ["user"],
	scopes: ["admin.usergroups:read"],
	argumentTable: {
		usergroup_id: {
			wireName: "usergroup_id",
			form: "string"
		},
		team_id: {
			wireName: "team_id",
			form: "string"
		},
		include_num_members: {
			wireName: "include_num_members",
			form: "boolean"
		}
	},
	arguments: adminUsergroupsListChannelsArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminUsergroupsListChannelsResponseShape(z), { error: "internal_error" })),
	errors: {
		feature_not_enabled: {
			wireName: "feature_not_enabled",
			status: 200,
			meaning: "The method is for organizations."
		},
		invalid_user: {
			wireName: "invalid_user",
			status: 200,
			meaning: "The user is not valid."
		},
		not_allowed: {
			wireName: "not_allowed",
			status: 200,
			meaning: "The caller may not see the channels."
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
		usergroup_not_found: {
			wireName: "usergroup_not_found",
			status: 200,
			meaning: "The group does not exist."
		},
		usergroup_not_linked_to_team: {
			wireName: "usergroup_not_linked_to_team",
			status: 200,
			meaning: "The group is not connected to the workspace."
		}
	},
	facts: {
		subject: "user-groups",
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
export { adminUsergroupsListChannelsMethod };
