import { Y as messageEntitySchema, Z as blockSchema, rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as relabelled } from "./relabelled.js";
// ../../packages/api/src/generated/webapi/methods/chat-unfurl.ts
const unfurlMetadataShape = oncePerZod((z) => ({ entities: z.array(z.lazy(() => messageEntitySchema(z)), { error: "invalid_metadata_format" }).min(1, { error: "invalid_metadata_format" }) }));
const unfurlMetadataSchema = oncePerZod((z) => z.looseObject(unfurlMetadataShape(z), { error: issueMessage({
	missing: "invalid_arguments",
	invalid: "invalid_metadata_format"
}) }));
const chatUnfurlArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).exactOptional(),
	ts: z.string({ error: "invalid_arguments" }).exactOptional(),
	unfurl_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	source: z.enum(["composer", "conversations_history"], { error: "invalid_source" }).exactOptional(),
	unfurls: z.record(z.string(), z.unknown(), { error: "invalid_unfurls_format" }).exactOptional(),
	metadata: unfurlMetadataSchema(z).exactOptional(),
	user_auth_required: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	user_auth_message: z.string({ error: "invalid_arguments" }).exactOptional(),
	user_auth_url: z.string({ error: "invalid_arguments" }).exactOptional(),
	user_auth_blocks: z.array(z.lazy(() => relabelled(z, blockSchema(z), "invalid_unfurls_format")), { error: "invalid_unfurls_format" }).exactOptional()
}));
const chatUnfurlArgumentsSchema = oncePerZod((z) => z.object(chatUnfurlArgumentsShape(z), { error: "invalid_arguments" }));
const chatUnfurlResponseShape = oncePerZod(() => ({}));
const chatUnfurlMethod = {
	wireName: "chat.unfurl",
	verb: "POST",
	description: "Adds the app's previews of links to a message.",
	tokens: ["bot", "user"],
	scopes: ["links:write"],
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		ts: {
			wireName: "ts",
			form: "string"
		},
		unfurl_id: {
			wireName: "unfurl_id",
			form: "string"
		},
		source: {
			wireName: "source",
			form: "string"
		},
		unfurls: {
			wireName: "unfurls",
			form: "object"
		},
		metadata: {
			wireName: "metadata",
			form: "object"
		},
		user_auth_required: {
			wireName: "user_auth_required",
			form: "boolean"
		},
		user_auth_message: {
			wireName: "user_auth_message",
			form: "string"
		},
		user_auth_url: {
			wireName: "user_auth_url",
			form: "string"
		},
		user_auth_blocks: {
			wireName: "user_auth_blocks",
			form: "objects",
			type: "Block"
		}
	},
	arguments: chatUnfurlArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(chatUnfurlResponseShape(z), { error: "internal_error" })),
	errors: {
		cannot_auth_user: {
			wireName: "cannot_auth_user",
			status: 200,
			meaning: "The user cannot sign in."
		},
		cannot_find_channel: {
			wireName: "cannot_find_channel",
			status: 200,
			meaning: "The conversation does not exist, or the caller does not see it."
		},
		cannot_find_message: {
			wireName: "cannot_find_message",
			status: 200,
			meaning: "The message does not exist."
		},
		cannot_find_service: {
			wireName: "cannot_find_service",
			status: 200,
			meaning: "The app has no domains for previews."
		},
		cannot_parse_attachment: {
			wireName: "cannot_parse_attachment",
			status: 200,
			meaning: "A preview is not valid."
		},
		cannot_prompt: {
			wireName: "cannot_prompt",
			status: 200,
			meaning: "The author cannot be invited to sign in."
		},
		cannot_unfurl_message: {
			wireName: "cannot_unfurl_message",
			status: 200,
			meaning: "The link is not in the message."
		},
		cannot_unfurl_url: {
			wireName: "cannot_unfurl_url",
			status: 200,
			meaning: "The app may not show a preview of the link."
		},
		invalid_metadata_format: {
			wireName: "invalid_metadata_format",
			status: 200,
			meaning: "The metadata is not valid."
		},
		invalid_metadata_schema: {
			wireName: "invalid_metadata_schema",
			status: 200,
			meaning: "An entity is not valid."
		},
		invalid_source: {
			wireName: "invalid_source",
			status: 200,
			meaning: "The source is not valid."
		},
		invalid_unfurl_id: {
			wireName: "invalid_unfurl_id",
			status: 200,
			meaning: "The unfurl_id is not valid."
		},
		invalid_unfurls_format: {
			wireName: "invalid_unfurls_format",
			status: 200,
			meaning: "The previews are not valid."
		},
		missing_channel: {
			wireName: "missing_channel",
			status: 200,
			meaning: "The conversation is missing."
		},
		missing_source: {
			wireName: "missing_source",
			status: 200,
			meaning: "The source is missing."
		},
		missing_ts: {
			wireName: "missing_ts",
			status: 200,
			meaning: "The message is missing."
		},
		missing_unfurl_id: {
			wireName: "missing_unfurl_id",
			status: 200,
			meaning: "The unfurl_id is missing."
		},
		missing_unfurls: {
			wireName: "missing_unfurls",
			status: 200,
			meaning: "The previews are missing."
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
		limits: { source: { oneOf: { value: ["composer", "conversations_history"] } } }
	}
};
export { chatUnfurlMethod };
