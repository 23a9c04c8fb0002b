import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/scheduled-message.ts
const scheduledMessageShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	channel_id: z.string({ error: "invalid_arguments" }),
	post_at: z.int({ error: "invalid_arguments" }),
	date_created: z.int({ error: "invalid_arguments" }),
	text: z.string({ error: "invalid_arguments" })
}));
const scheduledMessageSchema = oncePerZod((z) => z.strictObject(scheduledMessageShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/chat-scheduled-messages-list.ts
const chatScheduledMessagesListArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).exactOptional(),
	oldest: z.string({ error: "invalid_arguments" }).regex(/^(?:\d{1,12}(?:\.\d{1,6})?)?$/u, { error: "invalid_arguments" }).exactOptional(),
	latest: z.string({ error: "invalid_arguments" }).regex(/^(?:\d{1,12}(?:\.\d{1,6})?)?$/u, { error: "invalid_arguments" }).exactOptional(),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(1e3, { error: "invalid_arguments" }).exactOptional()
}));
const chatScheduledMessagesListArgumentsSchema = oncePerZod((z) => z.object(chatScheduledMessagesListArgumentsShape(z), { error: "invalid_arguments" }));
const chatScheduledMessagesListMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const chatScheduledMessagesListMetadataSchema = oncePerZod((z) => z.strictObject(chatScheduledMessagesListMetadataShape(z), { error: "internal_error" }));
const chatScheduledMessagesListResponseShape = oncePerZod((z) => ({
	scheduled_messages: z.array(z.lazy(() => scheduledMessageSchema(z)), { error: "internal_error" }),
	response_metadata: chatScheduledMessagesListMetadataSchema(z).exactOptional()
}));
const chatScheduledMessagesListMethod = {
	wireName: "chat.scheduledMessages.list",
	verb: "POST",
	description: "Lists the messages that the app has scheduled and that are not posted yet.",
	tokens: ["bot", "user"],
	scopes: [],
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		oldest: {
			wireName: "oldest",
			form: "string"
		},
		latest: {
			wireName: "latest",
			form: "string"
		},
		team_id: {
			wireName: "team_id",
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
	arguments: chatScheduledMessagesListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(chatScheduledMessagesListResponseShape(z), { error: "internal_error" })),
	errors: {
		invalid_channel: {
			wireName: "invalid_channel",
			status: 200,
			meaning: "The channel does not exist."
		},
		invalid_cursor: {
			wireName: "invalid_cursor",
			status: 200,
			meaning: "The cursor is not valid."
		},
		invalid_token: {
			wireName: "invalid_token",
			status: 200,
			meaning: "The token is not valid."
		},
		missing_argument: {
			wireName: "missing_argument",
			status: 200,
			meaning: "A required argument is missing."
		}
	},
	facts: {
		subject: "scheduled-messages",
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
		requires: [],
		limits: {
			oldest: { pattern: { value: "^(?:\\d{1,12}(?:\\.\\d{1,6})?)?$" } },
			latest: { pattern: { value: "^(?:\\d{1,12}(?:\\.\\d{1,6})?)?$" } },
			limit: {
				min: { value: 1 },
				max: { value: 1e3 }
			}
		},
		paging: {
			defaultSize: 100,
			maxSize: 1e3,
			cursorError: "invalid_cursor"
		}
	}
};
export { chatScheduledMessagesListMethod };
