import { Ua as oncePerZod } from "./server.js";
import { t as fileSchema } from "./file.js";
import { t as pagingSchema } from "./paging.js";
// ../../packages/api/src/generated/webapi/methods/files-info.ts
const filesInfoArgumentsShape = oncePerZod((z) => ({
	file: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	count: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(1e3, { error: "invalid_arguments" }).exactOptional(),
	page: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(100, { error: "invalid_arguments" }).exactOptional(),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_arguments" }).min(0, { error: "invalid_arguments" }).exactOptional()
}));
const filesInfoArgumentsSchema = oncePerZod((z) => z.object(filesInfoArgumentsShape(z), { error: "invalid_arguments" }));
const filesInfoMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const filesInfoMetadataSchema = oncePerZod((z) => z.strictObject(filesInfoMetadataShape(z), { error: "internal_error" }));
const filesInfoResponseShape = oncePerZod((z) => ({
	file: fileSchema(z),
	content: z.string({ error: "internal_error" }).exactOptional(),
	is_truncated: z.boolean({ error: "internal_error" }).exactOptional(),
	content_highlight_html: z.string({ error: "internal_error" }).exactOptional(),
	content_highlight_css: z.string({ error: "internal_error" }).exactOptional(),
	comments: z.array(z.record(z.string(), z.unknown(), { error: "internal_error" }), { error: "internal_error" }),
	paging: pagingSchema(z).exactOptional(),
	response_metadata: filesInfoMetadataSchema(z).exactOptional()
}));
const filesInfoMethod = {
	wireName: "files.info",
	verb: "GET",
	description: "Returns a file.",
	tokens: ["bot", "user"],
	scopes: ["files:read"],
	argumentTable: {
		file: {
			wireName: "file",
			form: "string"
		},
		count: {
			wireName: "count",
			form: "integer"
		},
		page: {
			wireName: "page",
			form: "integer"
		},
		cursor: {
			wireName: "cursor",
			form: "string"
		},
		limit: {
			wireName: "limit",
			form: "integer"
		}
	},
	arguments: filesInfoArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(filesInfoResponseShape(z), { error: "internal_error" })),
	errors: {
		canvas_disabled_file_team: {
			wireName: "canvas_disabled_file_team",
			status: 200,
			meaning: "Canvases are switched off in the workspace of the file."
		},
		canvas_disabled_user_team: {
			wireName: "canvas_disabled_user_team",
			status: 200,
			meaning: "Canvases are switched off in the caller's workspace."
		},
		canvas_globally_disabled: {
			wireName: "canvas_globally_disabled",
			status: 200,
			meaning: "Canvases are switched off."
		},
		file_deleted: {
			wireName: "file_deleted",
			status: 200,
			meaning: "The file is deleted."
		},
		file_not_found: {
			wireName: "file_not_found",
			status: 200,
			meaning: "The file does not exist."
		},
		not_visible: {
			wireName: "not_visible",
			status: 200,
			meaning: "The caller does not see the file."
		},
		svc_connect_canvas_sharing_blocked: {
			wireName: "svc_connect_canvas_sharing_blocked",
			status: 200,
			meaning: "Canvases cannot be shared with other organizations."
		},
		template_not_visible: {
			wireName: "template_not_visible",
			status: 200,
			meaning: "The caller does not see the template."
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
			count: {
				min: { value: 1 },
				max: { value: 1e3 }
			},
			page: {
				min: { value: 1 },
				max: { value: 100 }
			},
			limit: { min: { value: 0 } }
		}
	}
};
export { filesInfoMethod };
