import { Ma as allOrNone, Na as atLeastOneOf, Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/reactions-remove.ts
const reactionsRemoveArgumentsShape = oncePerZod((z) => ({
	name: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	channel: z.string({ error: "invalid_arguments" }).exactOptional(),
	timestamp: z.string({ error: "invalid_arguments" }).regex(/^\d+\.\d+$/u, { error: "bad_timestamp" }).exactOptional(),
	file: z.string({ error: "invalid_arguments" }).exactOptional(),
	file_comment: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const reactionsRemoveArgumentsSchema = oncePerZod((z) => z.object(reactionsRemoveArgumentsShape(z), { error: "invalid_arguments" }).superRefine(allOrNone(["channel", "timestamp"], "no_item_specified")).superRefine(atLeastOneOf([
	"timestamp",
	"file",
	"file_comment"
], "no_item_specified")));
const reactionsRemoveResponseShape = oncePerZod(() => ({}));
const reactionsRemoveMethod = {
	wireName: "reactions.remove",
	verb: "POST",
	description: "Removes a reaction of the caller.",
	tokens: ["bot", "user"],
	scopes: ["reactions:write"],
	argumentTable: {
		name: {
			wireName: "name",
			form: "string"
		},
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
		}
	},
	arguments: reactionsRemoveArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(reactionsRemoveResponseShape(z), { error: "internal_error" })),
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
		external_channel_migrating: {
			wireName: "external_channel_migrating",
			status: 200,
			meaning: "The channel is being migrated to another organization."
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
		invalid_name: {
			wireName: "invalid_name",
			status: 200,
			meaning: "The emoji does not exist."
		},
		message_not_found: {
			wireName: "message_not_found",
			status: 200,
			meaning: "The message does not exist."
		},
		no_access: {
			wireName: "no_access",
			status: 200,
			meaning: "The caller has no access to the message."
		},
		no_item_specified: {
			wireName: "no_item_specified",
			status: 200,
			meaning: "The call names nothing that has reactions."
		},
		no_reaction: {
			wireName: "no_reaction",
			status: 200,
			meaning: "The caller has not reacted with this emoji."
		},
		thread_locked: {
			wireName: "thread_locked",
			status: 200,
			meaning: "An administrator has closed the thread."
		}
	},
	facts: {
		subject: "reactions",
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
		requires: [],
		limits: { timestamp: { pattern: {
			value: "^\\d+\\.\\d+$",
			error: "bad_timestamp"
		} } }
	}
};
export { reactionsRemoveMethod };
