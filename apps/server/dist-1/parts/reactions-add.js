import { Ua as oncePerZod, za as requiredWhen } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/reactions-add.ts
const reactionsAddArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).exactOptional(),
	timestamp: z.string({ error: "invalid_arguments" }).regex(/^\d+\.\d+$/u, { error: "bad_timestamp" }).exactOptional(),
	name: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	file: z.string({ error: "invalid_arguments" }).exactOptional(),
	file_comment: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const reactionsAddArgumentsSchema = oncePerZod((z) => z.object(reactionsAddArgumentsShape(z), { error: "invalid_arguments" }).superRefine(requiredWhen(["channel", "timestamp"], {
	file: "absent",
	file_comment: "absent"
}, "no_item_specified")));
const reactionsAddResponseShape = oncePerZod(() => ({}));
const reactionsAddMethod = {
	wireName: "reactions.add",
	verb: "POST",
	description: "Adds a reaction of the caller to a message.",
	tokens: ["bot", "user"],
	scopes: ["reactions:write"],
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		timestamp: {
			wireName: "timestamp",
			form: "string"
		},
		name: {
			wireName: "name",
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
	arguments: reactionsAddArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(reactionsAddResponseShape(z), { error: "internal_error" })),
	errors: {
		already_reacted: {
			wireName: "already_reacted",
			status: 200,
			meaning: "The caller has reacted with this emoji."
		},
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
		invalid_name: {
			wireName: "invalid_name",
			status: 200,
			meaning: "The emoji does not exist."
		},
		is_archived: {
			wireName: "is_archived",
			status: 200,
			meaning: "The conversation is archived."
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
			meaning: "The call names no message."
		},
		not_in_channel: {
			wireName: "not_in_channel",
			status: 200,
			meaning: "The caller is not a member of the channel."
		},
		not_reactable: {
			wireName: "not_reactable",
			status: 200,
			meaning: "Something of this kind cannot be reacted to."
		},
		thread_locked: {
			wireName: "thread_locked",
			status: 200,
			meaning: "An administrator has closed the thread."
		},
		too_many_emoji: {
			wireName: "too_many_emoji",
			status: 200,
			meaning: "The message has too many different emoji."
		},
		too_many_reactions: {
			wireName: "too_many_reactions",
			status: 200,
			meaning: "The caller has reacted too often."
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
export { reactionsAddMethod };
