import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/files-get-upload-urlexternal.ts
const filesGetUploadURLExternalArgumentsShape = oncePerZod((z) => ({
	filename: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	length: z.int({ error: "invalid_arguments" }).exactOptional(),
	alt_txt: z.string({ error: "invalid_arguments" }).exactOptional(),
	alt_text: z.string({ error: "invalid_arguments" }).exactOptional(),
	snippet_type: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const filesGetUploadURLExternalArgumentsSchema = oncePerZod((z) => z.object(filesGetUploadURLExternalArgumentsShape(z), { error: "invalid_arguments" }));
const filesGetUploadURLExternalResponseShape = oncePerZod((z) => ({
	upload_url: z.string({ error: "internal_error" }),
	file_id: z.string({ error: "internal_error" })
}));
const filesGetUploadURLExternalMethod = {
	wireName: "files.getUploadURLExternal",
	verb: "POST",
	description: "Begins the upload of a file, and returns the address for its bytes.",
	tokens: ["bot", "user"],
	scopes: ["files:write"],
	argumentTable: {
		filename: {
			wireName: "filename",
			form: "string"
		},
		length: {
			wireName: "length",
			form: "integer"
		},
		alt_txt: {
			wireName: "alt_txt",
			form: "string"
		},
		alt_text: {
			wireName: "alt_text",
			form: "string"
		},
		snippet_type: {
			wireName: "snippet_type",
			form: "string"
		}
	},
	arguments: filesGetUploadURLExternalArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(filesGetUploadURLExternalResponseShape(z), { error: "internal_error" })),
	errors: {
		alt_txt_too_large: {
			wireName: "alt_txt_too_large",
			status: 200,
			meaning: "The description is too long."
		},
		file_type_not_allowed: {
			wireName: "file_type_not_allowed",
			status: 200,
			meaning: "Files of this type are not allowed."
		},
		file_upload_size_restricted: {
			wireName: "file_upload_size_restricted",
			status: 200,
			meaning: "The file is too large."
		},
		file_uploads_disabled: {
			wireName: "file_uploads_disabled",
			status: 200,
			meaning: "Files cannot be uploaded."
		},
		file_uploads_except_images_disabled: {
			wireName: "file_uploads_except_images_disabled",
			status: 200,
			meaning: "Only images can be uploaded."
		},
		missing_argument: {
			wireName: "missing_argument",
			status: 200,
			meaning: "A required argument is missing."
		},
		snippet_too_large: {
			wireName: "snippet_too_large",
			status: 200,
			meaning: "The snippet is too large."
		},
		storage_limit_reached: {
			wireName: "storage_limit_reached",
			status: 200,
			meaning: "The workspace has no space left."
		},
		unknown_snippet_type: {
			wireName: "unknown_snippet_type",
			status: 200,
			meaning: "The type of the snippet does not exist."
		},
		unknown_subtype: {
			wireName: "unknown_subtype",
			status: 200,
			meaning: "The subtype of the file does not exist."
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
		limits: { filename: { minLength: { value: 1 } } }
	}
};
export { filesGetUploadURLExternalMethod };
