import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/chat-get-permalink.ts
const chatGetPermalinkArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	message_ts: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" })
}));
const chatGetPermalinkArgumentsSchema = oncePerZod((z) => z.object(chatGetPermalinkArgumentsShape(z), { error: "invalid_arguments" }));
const chatGetPermalinkResponseShape = oncePerZod((z) => ({
	channel: z.string({ error: "internal_error" }),
	permalink: z.string({ error: "internal_error" })
}));
const chatGetPermalinkMethod = {
	wireName: "chat.getPermalink",
	verb: "GET",
	description: "Returns the URL of a message.",
	tokens: ["bot", "user"],
	scopes: [],
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		message_ts: {
			wireName: "message_ts",
			form: "string"
		}
	},
	arguments: chatGetPermalinkArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(chatGetPermalinkResponseShape(z), { error: "internal_error" })),
	errors: {
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The conversation does not exist, or the caller does not see it."
		},
		message_not_found: {
			wireName: "message_not_found",
			status: 200,
			meaning: "The message does not exist."
		}
	},
	facts: {
		subject: "messages",
		rates: [{
			tier: "hundreds-a-minute",
			perMinute: 600,
			burst: 600,
			per: [
				"method",
				"workspace",
				"app"
			],
			error: "ratelimited"
		}],
		requires: []
	}
};
export { chatGetPermalinkMethod };
