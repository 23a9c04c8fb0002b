import { Ua as oncePerZod } from "./server.js";
import { Z as blockSchema } from "./messages.js";
import { t as fileSchema } from "./file.js";
// ../../packages/api/src/generated/webapi/methods/files-complete-upload-external.ts
const completedFileShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	title: z.string({ error: "invalid_arguments" }).exactOptional(),
	highlight_type: z.string({ error: "invalid_arguments" }).max(10, { error: "invalid_arguments" }).exactOptional()
}));
const completedFileSchema = oncePerZod((z) => z.strictObject(completedFileShape(z), { error: "invalid_arguments" }));
const filesCompleteUploadExternalArgumentsShape = oncePerZod((z) => ({
	files: z.array(completedFileSchema(z), { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(100, { error: "invalid_arguments" }),
	channel_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	channels: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	thread_ts: z.string({ error: "invalid_arguments" }).regex(/^\d{10}\.\d{6}$/u, { error: "invalid_arguments" }).exactOptional(),
	initial_comment: z.string({ error: "invalid_arguments" }).exactOptional(),
	blocks: z.array(z.lazy(() => blockSchema(z)), { error: "invalid_blocks" }).max(50, { error: "invalid_blocks" }).exactOptional(),
	username: z.string({ error: "invalid_arguments" }).exactOptional(),
	icon_url: z.string({ error: "invalid_arguments" }).exactOptional(),
	icon_emoji: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const filesCompleteUploadExternalArgumentsSchema = oncePerZod((z) => z.object(filesCompleteUploadExternalArgumentsShape(z), { error: "invalid_arguments" }));
const filesCompleteUploadExternalResponseShape = oncePerZod((z) => ({ files: z.array(z.lazy(() => fileSchema(z)), { error: "internal_error" }) }));
const filesCompleteUploadExternalMethod = {
	wireName: "files.completeUploadExternal",
	verb: "POST",
	description: "Completes uploads, and shares the files in conversations.",
	tokens: ["bot", "user"],
	scopes: ["files:write"],
	argumentTable: {
		files: {
			wireName: "files",
			form: "objects"
		},
		channel_id: {
			wireName: "channel_id",
			form: "string"
		},
		channels: {
			wireName: "channels",
			form: "list"
		},
		thread_ts: {
			wireName: "thread_ts",
			form: "string"
		},
		initial_comment: {
			wireName: "initial_comment",
			form: "string"
		},
		blocks: {
			wireName: "blocks",
			form: "objects",
			type: "Block"
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
	arguments: filesCompleteUploadExternalArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(filesCompleteUploadExternalResponseShape(z), { error: "internal_error" })),
	errors: {
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The conversation does not exist."
		},
		channels_limit_exceeded: {
			wireName: "channels_limit_exceeded",
			status: 200,
			meaning: "There are too many conversations."
		},
		file_not_found: {
			wireName: "file_not_found",
			status: 200,
			meaning: "A file does not exist."
		},
		file_type_not_allowed: {
			wireName: "file_type_not_allowed",
			status: 200,
			meaning: "Files of this type are not allowed."
		},
		file_update_failed: {
			wireName: "file_update_failed",
			status: 200,
			meaning: "The file could not be updated."
		},
		file_uploads_except_images_disabled: {
			wireName: "file_uploads_except_images_disabled",
			status: 200,
			meaning: "Only images can be uploaded."
		},
		invalid_blocks: {
			wireName: "invalid_blocks",
			status: 200,
			meaning: "The blocks are not valid."
		},
		invalid_channel: {
			wireName: "invalid_channel",
			status: 200,
			meaning: "A conversation does not exist."
		},
		not_in_channel: {
			wireName: "not_in_channel",
			status: 200,
			meaning: "The caller is not a member of the channel."
		},
		posting_to_channel_denied: {
			wireName: "posting_to_channel_denied",
			status: 200,
			meaning: "The caller may not post to the conversation."
		}
	},
	facts: {
		subject: "files",
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
			files: {
				minItems: { value: 1 },
				maxItems: { value: 100 }
			},
			"files.highlight_type": { maxLength: { value: 10 } },
			thread_ts: { pattern: { value: "^\\d{10}\\.\\d{6}$" } },
			blocks: { maxItems: {
				value: 50,
				error: "invalid_blocks"
			} }
		}
	}
};
export { filesCompleteUploadExternalMethod };
