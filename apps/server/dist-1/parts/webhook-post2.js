import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/hooks/methods/webhook-post.ts
const webhookPostArgumentsShape = oncePerZod((z) => ({
	text: z.string({ error: "invalid_payload" }).exactOptional(),
	blocks: z.unknown().exactOptional(),
	attachments: z.unknown().exactOptional(),
	metadata: z.unknown().exactOptional(),
	thread_ts: z.string({ error: "invalid_payload" }).exactOptional(),
	unfurl_links: z.boolean({ error: "invalid_payload" }).exactOptional(),
	unfurl_media: z.boolean({ error: "invalid_payload" }).exactOptional(),
	payload: z.unknown().exactOptional()
}));
const webhookPostArgumentsSchema = oncePerZod((z) => z.object(webhookPostArgumentsShape(z), { error: "invalid_payload" }));
const webhookPostResponseShape = oncePerZod(() => ({}));
const webhookPostResponseSchema = oncePerZod((z) => z.strictObject(webhookPostResponseShape(z), { error: "rollup_error" }));
const webhookPostMethod = {
	wireName: "webhook.post",
	verb: "POST",
	description: "Posts a message to the channel of an incoming webhook: `POST /hooks/services/T\u2026/B\u2026/<24 characters>`.",
	tokens: [],
	scopes: [],
	argumentTable: {
		text: {
			wireName: "text",
			form: "string"
		},
		blocks: {
			wireName: "blocks",
			form: "object"
		},
		attachments: {
			wireName: "attachments",
			form: "object"
		},
		metadata: {
			wireName: "metadata",
			form: "object"
		},
		thread_ts: {
			wireName: "thread_ts",
			form: "string"
		},
		unfurl_links: {
			wireName: "unfurl_links",
			form: "boolean"
		},
		unfurl_media: {
			wireName: "unfurl_media",
			form: "boolean"
		},
		payload: {
			wireName: "payload",
			form: "object"
		}
	},
	arguments: webhookPostArgumentsSchema,
	response: webhookPostResponseSchema,
	errors: {
		user_not_found: {
			wireName: "user_not_found",
			status: 400,
			meaning: "The user of the direct conversation is not found."
		},
		invalid_blocks: {
			wireName: "invalid_blocks",
			status: 400,
			meaning: "The blocks are not valid."
		},
		too_many_attachments: {
			wireName: "too_many_attachments",
			status: 400,
			meaning: "The message has too many attachments."
		},
		action_prohibited: {
			wireName: "action_prohibited",
			status: 403,
			meaning: "Administrators do not allow the post."
		},
		invalid_token: {
			wireName: "invalid_token",
			status: 403,
			meaning: "The last part of the address is wrong."
		},
		posting_to_general_channel_denied: {
			wireName: "posting_to_general_channel_denied",
			status: 403,
			meaning: "The app may not post to the general channel."
		},
		team_disabled: {
			wireName: "team_disabled",
			status: 403,
			meaning: "The workspace is disabled."
		},
		channel_not_found: {
			wireName: "channel_not_found",
			status: 404,
			meaning: "The channel is not found."
		},
		no_active_hooks: {
			wireName: "no_active_hooks",
			status: 404,
			meaning: "The webhook is switched off."
		},
		no_service: {
			wireName: "no_service",
			status: 404,
			meaning: "The webhook is not found."
		},
		no_service_id: {
			wireName: "no_service_id",
			status: 404,
			meaning: "The address names no webhook."
		},
		no_team: {
			wireName: "no_team",
			status: 404,
			meaning: "The workspace is not found."
		},
		channel_is_archived: {
			wireName: "channel_is_archived",
			status: 410,
			meaning: "The channel is archived."
		}
	},
	facts: {
		subject: "interactivity",
		rates: [{
			tier: "hook",
			perMinute: 60,
			burst: 10,
			per: ["token"],
			error: "rate_limited"
		}],
		requires: []
	}
};
export { webhookPostMethod as n, webhookPostResponseSchema as r, webhookPostArgumentsSchema as t };
