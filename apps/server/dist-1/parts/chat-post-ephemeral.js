import { La as forbiddenWhen, Na as atLeastOneOf, Ua as oncePerZod } from "./server.js";
import { X as attachmentSchema, Z as blockSchema } from "./messages.js";
// ../../packages/api/src/generated/webapi/methods/chat-post-ephemeral.ts
const chatPostEphemeralArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	user: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	text: z.string({ error: "invalid_arguments" }).max(4e4, { error: "msg_too_long" }).exactOptional(),
	blocks: z.array(z.lazy(() => blockSchema(z)), { error: "invalid_blocks_format" }).max(50, { error: "invalid_blocks" }).exactOptional(),
	attachments: z.array(z.lazy(() => attachmentSchema(z)), { error: "invalid_arguments" }).max(100, { error: "too_many_attachments" }).exactOptional(),
	markdown_text: z.string({ error: "invalid_arguments" }).max(12e3, { error: "msg_too_long" }).exactOptional(),
	thread_ts: z.string({ error: "invalid_arguments" }).exactOptional(),
	parse: z.enum([
		"none",
		"full",
		"client",
		"mrkdwn",
		"false",
		""
	], { error: "invalid_arguments" }).exactOptional(),
	link_names: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	as_user: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	username: z.string({ error: "invalid_arguments" }).exactOptional(),
	icon_url: z.string({ error: "invalid_arguments" }).exactOptional(),
	icon_emoji: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const chatPostEphemeralArgumentsSchema = oncePerZod((z) => z.object(chatPostEphemeralArgumentsShape(z), { error: "invalid_arguments" }).superRefine(forbiddenWhen(["text", "blocks"], { markdown_text: "present" }, "markdown_text_conflict")).superRefine(atLeastOneOf([
	"text",
	"blocks",
	"attachments",
	"markdown_text"
], "no_text")));
const chatPostEphemeralResponseShape = oncePerZod((z) => ({ message_ts: z.string({ error: "internal_error" }) }));
const chatPostEphemeralMethod = {
	wireName: "chat.postEphemeral",
	verb: "POST",
	description: "Shows a message to one user of a conversation.",
	tokens: ["bot", "user"],
	scopes: ["chat:write"],
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		user: {
			wireName: "user",
			form: "string"
		},
		text: {
			wireName: "text",
			form: "string"
		},
		blocks: {
			wireName: "blocks",
			form: "objects",
			type: "Block"
		},
		attachments: {
			wireName: "attachments",
			form: "objects",
			type: "Attachment"
		},
		markdown_text: {
			wireName: "markdown_text",
			form: "string"
		},
		thread_ts: {
			wireName: "thread_ts",
			form: "string"
		},
		parse: {
			wireName: "parse",
			form: "string"
		},
		link_names: {
			wireName: "link_names",
			form: "boolean"
		},
		as_user: {
			wireName: "as_user",
			form: "boolean"
		},
		username: {
			wireName: "username",
			form: "string",
			scope: "chat:write.customize"
		},
		icon_url: {
			wireName: "icon_url",
			form: "string",
			scope: "chat:write.customize"
		},
		icon_emoji: {
			wireName: "icon_emoji",
			form: "string",
			scope: "chat:write.customize"
		}
	},
	arguments: chatPostEphemeralArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(chatPostEphemeralResponseShape(z), { error: "internal_error" })),
	errors: {
		cannot_reply_to_message: {
			wireName: "cannot_reply_to_message",
			status: 200,
			meaning: "The message cannot have replies."
		},
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The channel does not exist."
		},
		invalid_attachments: {
			wireName: "invalid_attachments",
			status: 200,
			meaning: "An attachment is not valid."
		},
		invalid_blocks: {
			wireName: "invalid_blocks",
			status: 200,
			meaning: "The blocks are not valid."
		},
		invalid_blocks_format: {
			wireName: "invalid_blocks_format",
			status: 200,
			meaning: "The blocks are not a list."
		},
		is_archived: {
			wireName: "is_archived",
			status: 200,
			meaning: "The channel is archived."
		},
		markdown_text_conflict: {
			wireName: "markdown_text_conflict",
			status: 200,
			meaning: "Markdown is combined with another form of the message."
		},
		message_limit_exceeded: {
			wireName: "message_limit_exceeded",
			status: 200,
			meaning: "The workspace has reached its message limit."
		},
		messages_tab_disabled: {
			wireName: "messages_tab_disabled",
			status: 200,
			meaning: "The app does not accept messages in its home."
		},
		msg_too_long: {
			wireName: "msg_too_long",
			status: 200,
			meaning: "The message is too long."
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
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The workspace does not let the app post."
		},
		too_many_attachments: {
			wireName: "too_many_attachments",
			status: 200,
			meaning: "The message has too many attachments."
		},
		user_not_in_channel: {
			wireName: "user_not_in_channel",
			status: 200,
			meaning: "The user is not in the channel."
		}
	},
	facts: {
		subject: "messages",
		rates: [{
			tier: "tier-100",
			perMinute: 100,
			burst: 100,
			per: [
				"method",
				"workspace",
				"app"
			],
			error: "ratelimited"
		}],
		requires: [],
		limits: {
			text: { maxLength: {
				value: 4e4,
				error: "msg_too_long"
			} },
			blocks: { maxItems: {
				value: 50,
				error: "invalid_blocks"
			} },
			attachments: {
				maxBytes: {
					value: 65536,
					error: "msg_too_long"
				},
				maxItems: {
					value: 100,
					error: "too_many_attachments"
				}
			},
			markdown_text: { maxLength: {
				value: 12e3,
				error: "msg_too_long"
			} },
			parse: { oneOf: { value: [
				"none",
				"full",
				"client",
				"mrkdwn",
				"false",
				""
			] } }
		}
	}
};
export { chatPostEphemeralMethod };
