import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/svc-lists-download-get.ts
const svcListsDownloadGetArgumentsShape = oncePerZod((z) => ({
	list_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	job_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	format: z.enum(["csv", "json"], { error: "invalid_arguments" }).exactOptional(),
	include_threads: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	include_attachments: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const svcListsDownloadGetArgumentsSchema = oncePerZod((z) => z.object(svcListsDownloadGetArgumentsShape(z), { error: "invalid_arguments" }));
const svcListsDownloadGetResponseShape = oncePerZod((z) => ({
	status: z.enum([
		"IN_PROGRESS",
		"COMPLETED",
		"FAILED"
	], { error: "internal_error" }),
	download_url: z.string({ error: "internal_error" }).exactOptional()
}));
const svcListsDownloadGetMethod = {
	wireName: "svcLists.download.get",
	verb: "POST",
	description: "Returns the state of an export of a List, and where to download it.",
	tokens: ["bot", "user"],
	scopes: ["lists:read"],
	argumentTable: {
		list_id: {
			wireName: "list_id",
			form: "string"
		},
		job_id: {
			wireName: "job_id",
			form: "string"
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
	arguments: svcListsDownloadGetArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(svcListsDownloadGetResponseShape(z), { error: "internal_error" })),
	errors: {
		job_not_found: {
			wireName: "job_not_found",
			status: 200,
			meaning: "The export does not exist."
		},
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
export { svcListsDownloadGetMethod };
