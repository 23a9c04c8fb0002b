import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/message-activity.ts
const viewsByClientShape = oncePerZod((z) => ({
	desktop_views_count: z.int({ error: "invalid_arguments" }),
	mobile_views_count: z.int({ error: "invalid_arguments" }),
	web_views_count: z.int({ error: "invalid_arguments" })
}));
const viewsByClientSchema = oncePerZod((z) => z.strictObject(viewsByClientShape(z), { error: "invalid_arguments" }));
const activityOfDepartmentShape = oncePerZod((z) => ({
	department: z.string({ error: "invalid_arguments" }),
	views: z.int({ error: "invalid_arguments" }),
	reactions: z.int({ error: "invalid_arguments" }),
	shares: z.int({ error: "invalid_arguments" }),
	clicks: z.int({ error: "invalid_arguments" })
}));
const activityOfDepartmentSchema = oncePerZod((z) => z.strictObject(activityOfDepartmentShape(z), { error: "invalid_arguments" }));
const activityOfWorkspaceShape = oncePerZod((z) => ({
	team_id: z.string({ error: "invalid_arguments" }),
	views: z.int({ error: "invalid_arguments" }),
	reactions: z.int({ error: "invalid_arguments" }),
	shares: z.int({ error: "invalid_arguments" }),
	clicks: z.int({ error: "invalid_arguments" })
}));
const activityOfWorkspaceSchema = oncePerZod((z) => z.strictObject(activityOfWorkspaceShape(z), { error: "invalid_arguments" }));
const messageActivityShape = oncePerZod((z) => ({
	channel_id: z.string({ error: "invalid_arguments" }),
	timestamp: z.string({ error: "invalid_arguments" }),
	unique_user_reactions_count: z.int({ error: "invalid_arguments" }),
	unique_user_shares_count: z.int({ error: "invalid_arguments" }),
	unique_user_views_count: z.int({ error: "invalid_arguments" }),
	unique_user_clicks_count: z.int({ error: "invalid_arguments" }),
	unique_views_client: viewsByClientSchema(z),
	unique_stats_by_department: z.array(activityOfDepartmentSchema(z), { error: "invalid_arguments" }),
	unique_stats_by_org: z.array(activityOfWorkspaceSchema(z), { error: "invalid_arguments" })
}));
const messageActivitySchema = oncePerZod((z) => z.strictObject(messageActivityShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/admin-analytics-messages-activity.ts
const adminAnalyticsMessagesActivityArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	oldest_ts: z.string({ error: "invalid_arguments" }).regex(/^\d{10}(\.\d{6})?$/u, { error: "invalid_arguments" }).exactOptional(),
	latest_ts: z.string({ error: "invalid_arguments" }).regex(/^\d{10}(\.\d{6})?$/u, { error: "invalid_arguments" }).exactOptional(),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(100, { error: "invalid_arguments" }).exactOptional()
}));
const adminAnalyticsMessagesActivityArgumentsSchema = oncePerZod((z) => z.object(adminAnalyticsMessagesActivityArgumentsShape(z), { error: "invalid_arguments" }));
const adminAnalyticsMessagesActivityMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const adminAnalyticsMessagesActivityMetadataSchema = oncePerZod((z) => z.strictObject(adminAnalyticsMessagesActivityMetadataShape(z), { error: "internal_error" }));
const adminAnalyticsMessagesActivityResponseShape = oncePerZod((z) => ({
	message_activities: z.array(z.lazy(() => messageActivitySchema(z)), { error: "internal_error" }),
	response_metadata: adminAnalyticsMessagesActivityMetadataSchema(z).exactOptional()
}));
const adminAnalyticsMessagesActivityMethod = {
	wireName: "admin.analytics.messages.activity",
	verb: "GET",
	description: "Lists how many users saw, shared and reacted to the messages of a channel and followed their links, oldest message first.",
	tokens: ["user"],
	scopes: ["admin.analytics:read"],
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		oldest_ts: {
			wireName: "oldest_ts",
			form: "string"
		},
		latest_ts: {
			wireName: "latest_ts",
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
				max: 100
			}
		}
	},
	arguments: adminAnalyticsMessagesActivityArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminAnalyticsMessagesActivityResponseShape(z), { error: "internal_error" })),
	errors: {
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The channel does not exist."
		},
		not_an_enterprise: {
			wireName: "not_an_enterprise",
			status: 200,
			meaning: "The method is available only to organizations."
		},
		rate_limited: {
			wireName: "rate_limited",
			status: 429,
			meaning: "Too many calls; the header Retry-After says when to retry.",
			retryAfterSeconds: 1
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller may not see the activity."
		},
		restricted_plan_level: {
			wireName: "restricted_plan_level",
			status: 200,
			meaning: "The plan does not include the method."
		}
	},
	facts: {
		subject: "analytics",
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
				error: "not_an_enterprise"
			},
			{
				plan: "enterprise",
				of: "organization",
				error: "restricted_plan_level"
			},
			{
				role: "admin",
				of: "organization",
				error: "restricted_action"
			}
		],
		limits: {
			oldest_ts: { pattern: { value: "^\\d{10}(\\.\\d{6})?$" } },
			latest_ts: { pattern: { value: "^\\d{10}(\\.\\d{6})?$" } },
			limit: {
				min: { value: 1 },
				max: { value: 100 }
			}
		},
		paging: {
			defaultSize: 50,
			maxSize: 100,
			cursorError: "invalid_arguments"
		}
	}
};
export { adminAnalyticsMessagesActivityMethod };
