import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/chat-delete.ts
const chatDeleteArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	ts: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	as_user: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const chatDeleteArgumentsSchema = oncePerZod((z) => z.object(chatDeleteArgumentsShape(z), { error: "invalid_arguments" }));
const chatDeleteResponseShape = oncePerZod((z) => ({
	channel: z.string({ error: "internal_error" }),
	ts: z.string({ error: "internal_error" })
}));
const chatDeleteMethod = {
	wireName: "chat.delete",
	verb: "POST",
	description: "Deletes a message.",
	tokens: ["bot", "user"],
	scopes: ["chat:write"],
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		ts: {
			wireName: "ts",
			form: "string"
		},
		as_user: {
			wireName: "as_user",
			form: "boolean"
		}
	},
	arguments: chatDeleteArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(chatDeleteResponseShape(z), { error: "internal_error" })),
	errors: {
		cant_delete_message: {
			wireName: "cant_delete_message",
			status: 200,
			meaning: "The caller may not delete the message."
		},
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
export { chatDeleteMethod };
