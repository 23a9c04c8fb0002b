import { La as forbiddenWhen, Ua as oncePerZod, za as requiredWhen } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/svc-lists-download-start.ts
const svcListsDownloadStartArgumentsShape = oncePerZod((z) => ({
	list_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	include_archived: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	format: z.enum(["csv", "json"], { error: "invalid_arguments" }).exactOptional(),
	include_threads: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	include_attachments: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const svcListsDownloadStartArgumentsSchema = oncePerZod((z) => z.object(svcListsDownloadStartArgumentsShape(z), { error: "invalid_arguments" }).superRefine(requiredWhen(["format"], { include_threads: [true] }, "invalid_arguments")).superRefine(forbiddenWhen(["include_threads"], {
	format: ["csv"],
	include_threads: [true]
}, "invalid_arguments")).superRefine(requiredWhen(["format"], { include_attachments: [true] }, "invalid_arguments")).superRefine(forbiddenWhen(["include_attachments"], {
	format: ["csv"],
	include_attachments: [true]
}, "invalid_arguments")));
const svcListsDownloadStartResponseShape = oncePerZod((z) => ({ job_id: z.string({ error: "internal_error" }) }));
const svcListsDownloadStartMethod = {
	wireName: "svcLists.download.start",
	verb: "POST",
	description: "Exports a List as a file.",
	tokens: ["bot", "user"],
	scopes: ["lists:write"],
	argumentTable: {
		list_id: {
			wireName: "list_id",
			form: "string"
		},
		include_archived: {
			wireName: "include_archived",
			form: "boolean"
		},
		format: {
			wireName: "format",
			form: "string"
		},
		include_threads: {
			wireName: "include_threads",
			form: "boolean"
		},
		include_attachments: {
			wireName: "include_attachments",
			form: "boolean"
		}
	},
	arguments: svcListsDownloadStartArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(svcListsDownloadStartResponseShape(z), { error: "internal_error" })),
	errors: {
		list_not_found: {
			wireName: "list_not_found",
			status: 200,
			meaning: "The List does not exist."
		},
		permission_denied: {
			wireName: "permission_denied",
			status: 200,
			meaning: "The caller may not read the List."
		}
	},
	facts: {
		subject: "lists",
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
		requires: [
			{
				plan: "entry",
				error: "unknown_method"
			},
			{
				feature: "lists",
				error: "unknown_method"
			},
			{
				feature: "lists_export",
				error: "unknown_method"
			}
		],
		limits: { format: { oneOf: { value: ["csv", "json"] } } }
	}
};
export { svcListsDownloadStartMethod };
