import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/pins-remove.ts
const pinsRemoveArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	timestamp: z.string({ error: issueMessage({
		missing: "no_item_specified",
		invalid: "invalid_arguments"
	}) }).regex(/\S/u, { error: "bad_timestamp" }).regex(/^\d+\.\d+$/u, { error: "bad_timestamp" })
}));
const pinsRemoveArgumentsSchema = oncePerZod((z) => z.object(pinsRemoveArgumentsShape(z), { error: "invalid_arguments" }));
const pinsRemoveResponseShape = oncePerZod(() => ({}));
const pinsRemoveMethod = {
	wireName: "pins.remove",
	verb: "POST",
	description: "Removes a pinned message from the pins of its conversation.",
	tokens: ["bot", "user"],
	scopes: ["pins:write"],
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		timestamp: {
			wireName: "timestamp",
			form: "string"
		}
	},
	arguments: pinsRemoveArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(pinsRemoveResponseShape(z), { error: "internal_error" })),
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
		message_not_found: {
			wireName: "message_not_found",
			status: 200,
			meaning: "The message does not exist."
		},
		no_item_specified: {
			wireName: "no_item_specified",
			status: 200,
			meaning: "The call names no message."
		},
		no_pin: {
			wireName: "no_pin",
			status: 200,
			meaning: "The message is not pinned."
		},
		not_pinned: {
			wireName: "not_pinned",
			status: 200,
			meaning: "The message is not pinned."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller may not remove pins here."
		}
	},
	facts: {
		subject: "pins",
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
export { pinsRemoveMethod };
