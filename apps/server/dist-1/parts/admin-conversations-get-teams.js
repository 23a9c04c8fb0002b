import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-conversations-get-teams.ts
const adminConversationsGetTeamsArgumentsShape = oncePerZod((z) => ({
	channel_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_limit" }).min(1, { error: "invalid_limit" }).max(1e3, { error: "invalid_limit" }).exactOptional()
}));
const adminConversationsGetTeamsArgumentsSchema = oncePerZod((z) => z.object(adminConversationsGetTeamsArgumentsShape(z), { error: "invalid_arguments" }));
const adminConversationsGetTeamsMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const adminConversationsGetTeamsMetadataSchema = oncePerZod((z) => z.strictObject(adminConversationsGetTeamsMetadataShape(z), { error: "internal_error" }));
const adminConversationsGetTeamsResponseShape = oncePerZod((z) => ({
	team_ids: z.array(z.string({ error: "internal_error" }), { error: "internal_error" }),
	response_metadata: adminConversationsGetTeamsMetadataSchema(z).exactOptional()
}));
const adminConversationsGetTeamsMethod = {
	wireName: "admin.conversations.getTeams",
	verb: "POST",
	description: "Lists the workspaces of the organization that share a channel, by identifier.",
	tokens: ["user"],
	scopes: ["admin.conversations:read"],
	argumentTable: {
		channel_id: {
			wireName: "channel_id",
			form: "string"
		},
		cursor: {
			wireName: "cursor",
			form: "string"
		},
		limit: {
			wireName: "limit",
			form: "integer",
			range: {
				min: 1,
				max: 1e3
			}
		}
	},
	arguments: adminConversationsGetTeamsArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminConversationsGetTeamsResponseShape(z), { error: "internal_error" })),
	errors: {
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The channel does not exist, or is not shared."
		},
		channel_type_not_supported: {
			wireName: "channel_type_not_supported",
			status: 200,
			meaning: "The method does not support conversations of this kind."
		},
		could_not_get_teams: {
			wireName: "could_not_get_teams",
			status: 200,
			meaning: "The workspaces could not be read."
		},
		external_channel_migrating: {
			wireName: "external_channel_migrating",
			status: 200,
			meaning: "The channel moves to another organization."
		},
		feature_not_enabled: {
			wireName: "feature_not_enabled",
			status: 200,
			meaning: "The method is for organizations."
		},
		invalid_cursor: {
			wireName: "invalid_cursor",
			status: 200,
			meaning: "The cursor is not valid."
		},
		invalid_limit: {
			wireName: "invalid_limit",
			status: 200,
			meaning: "The page size is not valid."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller may not see who shares the channel."
		},
		unsupported_team_type: {
			wireName: "unsupported_team_type",
			status: 200,
			meaning: "The workspace is not one of an organization."
		}
	},
	facts: {
		subject: "channel-settings",
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
		requires: [{
			organization: true,
			error: "feature_not_enabled"
		}, {
			role: "admin",
			of: "organization",
			error: "restricted_action"
		}],
		limits: { limit: {
			min: {
				value: 1,
				error: "invalid_limit"
			},
			max: {
				value: 1e3,
				error: "invalid_limit"
			}
		} },
		paging: {
			defaultSize: 100,
			maxSize: 1e3,
			cursorError: "invalid_cursor"
		}
	}
};
export { adminConversationsGetTeamsMethod };
