import { Ma as allOrNone, Na as atLeastOneOf, Ua as oncePerZod } from "./server.js";
import { t as fileSchema } from "./file.js";
import { t as messageSchema } from "./message.js";
// ../../packages/api/src/generated/webapi/methods/reactions-get.ts
const reactionsGetArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).exactOptional(),
	timestamp: z.string({ error: "invalid_arguments" }).regex(/^\d+\.\d+$/u, { error: "bad_timestamp" }).exactOptional(),
	file: z.string({ error: "invalid_arguments" }).exactOptional(),
	file_comment: z.string({ error: "invalid_arguments" }).exactOptional(),
	full: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const reactionsGetArgumentsSchema = oncePerZod((z) => z.object(reactionsGetArgumentsShape(z), { error: "invalid_arguments" }).superRefine(allOrNone(["channel", "timestamp"], "no_item_specified")).superRefine(atLeastOneOf([
	"timestamp",
	"file",
	"file_comment"
], "no_item_specified")));
const reactionsGetResponseShape = oncePerZod((z) => ({
	type: z.enum(["message", "file"], { error: "internal_error" }),
	channel: z.string({ error: "internal_error" }).exactOptional(),
	message: messageSchema(z).exactOptional(),
	file: fileSchema(z).exactOptional()
}));
const reactionsGetMethod = {
	wireName: "reactions.get",
	verb: "GET",
	description: "Returns a message with its reactions.",
	tokens: ["bot", "user"],
	scopes: ["reactions:read"],
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		timestamp: {
			wireName: "timestamp",
			form: "string"
		},
		file: {
			wireName: "file",
			form: "string"
		},
		file_comment: {
			wireName: "file_comment",
			form: "string"
		},
		full: {
			wireName: "full",
			form: "boolean"
		}
	},
	arguments: reactionsGetArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(reactionsGetResponseShape(z), { error: "internal_error" })),
	responseTable: { message: {
		wireName: "message",
		type: "Message"
	} },
	errors: {
		bad_timestamp: {
			wireName: "bad_timestamp",
			status: 200,
			meaning: "The timestamp is not valid."
		},
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The conversation does not exist, or the caller does not see it."
		},
		file_comment_not_found: {
			wireName: "file_comment_not_found",
			status: 200,
			meaning: "The comment does not exist."
		},
		file_not_found: {
			wireName: "file_not_found",
			status: 200,
			meaning: "The file does not exist."
		},
		message_not_found: {
			wireName: "message_not_found",
			status: 200,
			meaning: "The message does not exist."
		},
		no_item_specified: {
			wireName: "no_item_specified",
			status: 200,
			meaning: "The call names nothing that has reactions."
		}
	},
	facts: {
		subject: "reactions",
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
		limits: { timestamp: { pattern: {
			value: "^\\d+\\.\\d+$",
			error: "bad_timestamp"
		} } }
	}
};
export { reactionsGetMethod };
