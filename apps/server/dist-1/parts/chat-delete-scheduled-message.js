import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/chat-delete-scheduled-message.ts
const chatDeleteScheduledMessageArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	scheduled_message_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	as_user: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const chatDeleteScheduledMessageArgumentsSchema = oncePerZod((z) => z.object(chatDeleteScheduledMessageArgumentsShape(z), { error: "invalid_arguments" }));
const chatDeleteScheduledMessageResponseShape = oncePerZod(() => ({}));
const chatDeleteScheduledMessageMethod = {
	wireName: "chat.deleteScheduledMessage",
	verb: "POST",
	description: "Deletes a scheduled message before it is posted.",
	tokens: ["bot", "user"],
	scopes: ["chat:write"],
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		scheduled_message_id: {
			wireName: "scheduled_message_id",
			form: "string"
		},
		as_user: {
			wireName: "as_user",
			form: "boolean"
		}
	},
	arguments: chatDeleteScheduledMessageArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(chatDeleteScheduledMessageResponseShape(z), { error: "internal_error" })),
	errors: {
		bad_token: {
			wireName: "bad_token",
			status: 200,
			meaning: "The token is not valid."
		},
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The channel does not exist."
		},
		invalid_scheduled_message_id: {
			wireName: "invalid_scheduled_message_id",
			status: 200,
			meaning: "The caller has no such scheduled message in the channel."
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
		requires: []
	}
};
export { chatDeleteScheduledMessageMethod };
