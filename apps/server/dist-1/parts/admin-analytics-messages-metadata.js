import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/analytics-file.ts
const analyticsFileShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	created: z.int({ error: "invalid_arguments" }),
	timestamp: z.int({ error: "invalid_arguments" }),
	mimetype: z.string({ error: "invalid_arguments" }).exactOptional(),
	filetype: z.string({ error: "invalid_arguments" }).exactOptional(),
	subtype: z.string({ error: "invalid_arguments" }).exactOptional(),
	pretty_type: z.string({ error: "invalid_arguments" }).exactOptional(),
	external_type: z.string({ error: "invalid_arguments" }).exactOptional(),
	media_display_type: z.string({ error: "invalid_arguments" }).exactOptional(),
	is_external: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	is_public: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	public_url_shared: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	display_as_bot: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	duration_ms: z.int({ error: "invalid_arguments" }).exactOptional()
}));
const analyticsFileSchema = oncePerZod((z) => z.strictObject(analyticsFileShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/types/analytics-message.ts
const analyticsReactionShape = oncePerZod((z) => ({
	name: z.string({ error: "invalid_arguments" }),
	count: z.int({ error: "invalid_arguments" })
}));
const analyticsReactionSchema = oncePerZod((z) => z.strictObject(analyticsReactionShape(z), { error: "invalid_arguments" }));
const analyticsMessageShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: "invalid_arguments" }),
	ts: z.string({ error: "invalid_arguments" }),
	user_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	subtype: z.string({ error: "invalid_arguments" }).exactOptional(),
	thread_ts: z.string({ error: "invalid_arguments" }).exactOptional(),
	display_as_bot: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	client_msg_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	text_character_count: z.int({ error: "invalid_arguments" }).exactOptional(),
	reactions: z.array(analyticsReactionSchema(z), { error: "invalid_arguments" }).exactOptional(),
	files: z.array(z.lazy(() => analyticsFileSchema(z)), { error: "invalid_arguments" }).exactOptional()
}));
const analyticsMessageSchema = oncePerZod((z) => z.strictObject(analyticsMessageShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/admin-analytics-messages-metadata.ts
const adminAnalyticsMessagesMetadataArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	oldest_ts: z.string({ error: "invalid_arguments" }).regex(/^\d{10}(\.\d{6})?$/u, { error: "invalid_arguments" }).exactOptional(),
	latest_ts: z.string({ error: "invalid_arguments" }).regex(/^\d{10}(\.\d{6})?$/u, { error: "invalid_arguments" }).exactOptional(),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const adminAnalyticsMessagesMetadataArgumentsSchema = oncePerZod((z) => z.object(adminAnalyticsMessagesMetadataArgumentsShape(z), { error: "invalid_arguments" }));
const adminAnalyticsMessagesMetadataMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const adminAnalyticsMessagesMetadataMetadataSchema = oncePerZod((z) => z.strictObject(adminAnalyticsMessagesMetadataMetadataShape(z), { error: "internal_error" }));
const adminAnalyticsMessagesMetadataResponseShape = oncePerZod((z) => ({
	messages: z.array(z.lazy(() => analyticsMessageSchema(z)), { error: "internal_error" }),
	response_metadata: adminAnalyticsMessagesMetadataMetadataSchema(z).exactOptional()
}));
const adminAnalyticsMessagesMetadataMethod = {
	wireName: "admin.analytics.messages.metadata",
	verb: "GET",
	description: "Lists metadata of the messages of a channel, oldest first.",
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
		}
	},
	arguments: adminAnalyticsMessagesMetadataArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminAnalyticsMessagesMetadataResponseShape(z), { error: "internal_error" })),
	errors: {
		admin_analytics_disabled: {
			wireName: "admin_analytics_disabled",
			status: 200,
			meaning: "The organization does not allow analytics of its messages."
		},
		analytics_unavailable: {
			wireName: "analytics_unavailable",
			status: 200,
			meaning: "Analytics are not available yet."
		},
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The channel does not exist."
		},
		different_team_owns_message_metadata_for_channel: {
			wireName: "different_team_owns_message_metadata_for_channel",
			status: 200,
			meaning: "The channel's messages belong to another company."
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
		restricted_plan_level: {
			wireName: "restricted_plan_level",
			status: 200,
			meaning: "The plan does not include the method."
		}
	},
	facts: {
		subject: "analytics",
		rates: [{
			tier: "analytics-export",
			perMinute: 1200,
			burst: 2e3,
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
				error: "no_permission"
			}
		],
		limits: {
			oldest_ts: { pattern: { value: "^\\d{10}(\\.\\d{6})?$" } },
			latest_ts: { pattern: { value: "^\\d{10}(\\.\\d{6})?$" } }
		},
		paging: {
			pageSize: 100,
			cursorError: "invalid_arguments"
		}
	}
};
export { adminAnalyticsMessagesMetadataMethod };
