import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/chat-me-message.ts
const chatMeMessageArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	text: z.string({ error: "invalid_arguments" }).max(4e4, { error: "msg_too_long" }).exactOptional()
}));
const chatMeMessageArgumentsSchema = oncePerZod((z) => z.object(chatMeMessageArgumentsShape(z), { error: "invalid_arguments" }));
const chatMeMessageResponseShape = oncePerZod((z) => ({
	channel: z.string({ error: "internal_error" }),
	ts: z.string({ error: "internal_error" })
}));
const chatMeMessageMethod = {
	wireName: "chat.meMessage",
	verb: "POST",
	description: "Posts a message about what the caller does.",
	tokens: ["bot", "user"],
	scopes: ["chat:write"],
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		text: {
			wireName: "text",
			form: "string"
		}
	},
	arguments: chatMeMessageArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(chatMeMessageResponseShape(z), { error: "internal_error" })),
	errors: {
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The channel does not exist."
		},
		is_archived: {
			wireName: "is_archived",
			status: 200,
			meaning: "The channel is archived."
		},
		message_limit_exceeded: {
			wireName: "message_limit_exceeded",
			status: 200,
			meaning: "The workspace has reached its message limit."
		},
		msg_too_long: {
			wireName: "msg_too_long",
			status: 200,
			meaning: "The text is too long."
		},
		no_text: {
			wireName: "no_text",
			status: 200,
			meaning: "The message is empty."
		},
		not_in_channel: {
			wireName: "not_in_channel",
			status: 200,
			meaning: "The caller is not a member of the channel."
		},
		rate_limited: {
			wireName: "rate_limited",
			status: 200,
			meaning: "The workspace posts too many messages."
		}
	},
	facts: {
		subject: "messages",
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
		limits: { text: { maxLength: {
			value: 4e4,
			error: "msg_too_long"
		} } }
	}
};
export { chatMeMessageMethod };
