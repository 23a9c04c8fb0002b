import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/pins-add.ts
const pinsAddArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	timestamp: z.string({ error: issueMessage({
		missing: "no_item_specified",
		invalid: "invalid_arguments"
	}) }).regex(/\S/u, { error: "bad_timestamp" }).regex(/^\d+\.\d+$/u, { error: "bad_timestamp" })
}));
const pinsAddArgumentsSchema = oncePerZod((z) => z.object(pinsAddArgumentsShape(z), { error: "invalid_arguments" }));
const pinsAddResponseShape = oncePerZod(() => ({}));
const pinsAddMethod = {
	wireName: "pins.add",
	verb: "POST",
	description: "Pins a message to its conversation.",
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
	arguments: pinsAddArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(pinsAddResponseShape(z), { error: "internal_error" })),
	errors: {
		already_pinned: {
			wireName: "already_pinned",
			status: 200,
			meaning: "The message is pinned."
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
		file_not_found: {
			wireName: "file_not_found",
			status: 200,
			meaning: "The file does not exist."
		},
		file_not_shared: {
			wireName: "file_not_shared",
			status: 200,
			meaning: "The file is not shared in the conversation."
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
		not_in_channel: {
			wireName: "not_in_channel",
			status: 200,
			meaning: "The caller is not a member of the channel."
		},
		not_pinnable: {
			wireName: "not_pinnable",
			status: 200,
			meaning: "Messages of this kind cannot be pinned."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller may not pin messages here."
		},
		too_many_pins: {
			wireName: "too_many_pins",
			status: 200,
			meaning: "The conversation has too many pins."
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
export { pinsAddMethod };
