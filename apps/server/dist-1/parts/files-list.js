import { Ua as oncePerZod } from "./server.js";
import { t as fileSchema } from "./file.js";
import { t as pagingSchema } from "./paging.js";
// ../../packages/api/src/generated/webapi/methods/files-list.ts
const filesListArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).exactOptional(),
	user: z.string({ error: "invalid_arguments" }).exactOptional(),
	types: z.string({ error: "invalid_arguments" }).exactOptional(),
	ts_from: z.string({ error: "invalid_arguments" }).exactOptional(),
	ts_to: z.string({ error: "invalid_arguments" }).exactOptional(),
	count: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(1e3, { error: "invalid_arguments" }).exactOptional(),
	page: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(100, { error: "invalid_arguments" }).exactOptional(),
	show_files_hidden_by_limit: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const filesListArgumentsSchema = oncePerZod((z) => z.object(filesListArgumentsShape(z), { error: "invalid_arguments" }));
const filesListResponseShape = oncePerZod((z) => ({
	files: z.array(z.lazy(() => fileSchema(z)), { error: "internal_error" }),
	paging: pagingSchema(z)
}));
const filesListMethod = {
	wireName: "files.list",
	verb: "GET",
	description: "Lists the files that the caller sees.",
	tokens: ["bot", "user"],
	scopes: ["files:read"],
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		user: {
			wireName: "user",
			form: "string"
		},
		types: {
			wireName: "types",
			form: "string"
		},
		ts_from: {
			wireName: "ts_from",
			form: "string"
		},
		ts_to: {
			wireName: "ts_to",
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
		show_files_hidden_by_limit: {
			wireName: "show_files_hidden_by_limit",
			form: "boolean"
		},
		team_id: {
			wireName: "team_id",
			form: "string"
		}
	},
	arguments: filesListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(filesListResponseShape(z), { error: "internal_error" })),
	errors: {
		missing_argument: {
			wireName: "missing_argument",
			status: 200,
			meaning: "A required argument is missing."
		},
		svc_connect_canvas_sharing_blocked: {
			wireName: "svc_connect_canvas_sharing_blocked",
			status: 200,
			meaning: "Canvases cannot be shared with other organizations."
		},
		unknown_type: {
			wireName: "unknown_type",
			status: 200,
			meaning: "A type of files does not exist."
		},
		user_not_found: {
			wireName: "user_not_found",
			status: 200,
			meaning: "The user does not exist."
		}
	},
	facts: {
		subject: "files",
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
		limits: {
			count: {
				min: { value: 1 },
				max: { value: 1e3 }
			},
			page: {
				min: { value: 1 },
				max: { value: 100 }
			}
		}
	}
};
export { filesListMethod };
