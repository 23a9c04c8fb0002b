import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/administered-channel.ts
const administeredChannelShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	purpose: z.string({ error: "invalid_arguments" }),
	member_count: z.int({ error: "invalid_arguments" }),
	created: z.int({ error: "invalid_arguments" }),
	creator_id: z.string({ error: "invalid_arguments" }),
	is_private: z.boolean({ error: "invalid_arguments" }),
	is_archived: z.boolean({ error: "invalid_arguments" }),
	is_general: z.boolean({ error: "invalid_arguments" }),
	last_activity_ts: z.int({ error: "invalid_arguments" }),
	is_ext_shared: z.boolean({ error: "invalid_arguments" }),
	is_global_shared: z.boolean({ error: "invalid_arguments" }),
	is_org_default: z.boolean({ error: "invalid_arguments" }),
	is_org_mandatory: z.boolean({ error: "invalid_arguments" }),
	is_org_shared: z.boolean({ error: "invalid_arguments" }),
	is_frozen: z.boolean({ error: "invalid_arguments" }),
	connected_team_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }),
	internal_team_ids_count: z.int({ error: "invalid_arguments" }),
	internal_team_ids_sample_team: z.string({ error: "invalid_arguments" }),
	pending_connected_team_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }),
	is_pending_ext_shared: z.boolean({ error: "invalid_arguments" }),
	internal_team_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	conversation_host_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	context_team_id: z.string({ error: "invalid_arguments" })
}));
const administeredChannelSchema = oncePerZod((z) => z.strictObject(administeredChannelShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/admin-conversations-search.ts
const adminConversationsSearchArgumentsShape = oncePerZod((z) => ({
	team_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	connected_team_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	query: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(20, { error: "invalid_arguments" }).exactOptional(),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	search_channel_types: z.array(z.enum([
		"archived",
		"exclude_archived",
		"exclude_org_shared",
		"external_shared",
		"external_shared_archived",
		"external_shared_exclude",
		"external_shared_private",
		"multi_workspace",
		"org_wide",
		"private",
		"private_exclude",
		"private_exclude_archived"
	], { error: issueMessage({
		missing: "invalid_arguments",
		invalid: "invalid_search_channel_type"
	}) }), { error: "invalid_arguments" }).exactOptional(),
	sort: z.enum([
		"relevant",
		"name",
		"member_count",
		"created"
	], { error: issueMessage({
		missing: "invalid_arguments",
		invalid: "invalid_sort"
	}) }).exactOptional(),
	sort_dir: z.enum(["asc", "desc"], { error: issueMessage({
		missing: "invalid_arguments",
		invalid: "invalid_sort_dir"
	}) }).exactOptional(),
	total_count_only: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const adminConversationsSearchArgumentsSchema = oncePerZod((z) => z.object(adminConversationsSearchArgumentsShape(z), { error: "invalid_arguments" }));
const adminConversationsSearchResponseShape = oncePerZod((z) => ({
	conversations: z.array(z.lazy(() => administeredChannelSchema(z)), { error: "internal_error" }),
	next_cursor: z.string({ error: "internal_error" }),
	total_count: z.int({ error: "internal_error" })
}));
const adminConversationsSearchMethod = {
	wireName: "admin.conversations.search",
	verb: "POST",
	description: "Searches the public and private channels of the organization.",
	tokens: ["user"],
	scopes: ["admin.conversations:read"],
	argumentTable: {
		team_ids: {
			wireName: "team_ids",
			form: "list"
		},
		connected_team_ids: {
			wireName: "connected_team_ids",
			form: "list"
		},
		query: {
			wireName: "query",
			form: "string"
		},
		limit: {
			wireName: "limit",
			form: "integer"
		},
		cursor: {
			wireName: "cursor",
			form: "string"
		},
		search_channel_types: {
			wireName: "search_channel_types",
			form: "list"
		},
		sort: {
			wireName: "sort",
			form: "string"
		},
		sort_dir: {
			wireName: "sort_dir",
			form: "string"
		},
		total_count_only: {
			wireName: "total_count_only",
			form: "boolean"
		}
	},
	arguments: adminConversationsSearchArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminConversationsSearchResponseShape(z), { error: "internal_error" })),
	errors: {
		connected_team_passed_in_is_not_top_level_team: {
			wireName: "connected_team_passed_in_is_not_top_level_team",
			status: 200,
			meaning: "A workspace of another organization was passed instead of the organization."
		},
		external_team_not_connected_to_this_org: {
			wireName: "external_team_not_connected_to_this_org",
			status: 200,
			meaning: "A company shares no channel."
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
		invalid_search_channel_type: {
			wireName: "invalid_search_channel_type",
			status: 200,
			meaning: "A kind of channels does not exist."
		},
		invalid_sort: {
			wireName: "invalid_sort",
			status: 200,
			meaning: "The order does not exist."
		},
		invalid_sort_dir: {
			wireName: "invalid_sort_dir",
			status: 200,
			meaning: "The direction does not exist."
		},
		not_allowed: {
			wireName: "not_allowed",
			status: 200,
			meaning: "The caller may not find private channels."
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
			error: "feature_not_enabled"
		}, {
			role: "admin",
			of: "organization",
			error: "not_an_admin"
		}],
		limits: {
			limit: {
				min: { value: 1 },
				max: { value: 20 }
			},
			search_channel_types: { oneOf: {
				value: [
					"archived",
					"exclude_archived",
					"exclude_org_shared",
					"external_shared",
					"external_shared_archived",
					"external_shared_exclude",
					"external_shared_private",
					"multi_workspace",
					"org_wide",
					"private",
					"private_exclude",
					"private_exclude_archived"
				],
				error: "invalid_search_channel_type"
			} },
			sort: { oneOf: {
				value: [
					"relevant",
					"name",
					"member_count",
					"created"
				],
				error: "invalid_sort"
			} },
			sort_dir: { oneOf: {
				value: ["asc", "desc"],
				error: "invalid_sort_dir"
			} }
		}
	}
};
export { adminConversationsSearchMethod };
