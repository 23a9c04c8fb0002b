import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/files-delete.ts
const filesDeleteArgumentsShape = oncePerZod((z) => ({ file: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }) }));
const filesDeleteArgumentsSchema = oncePerZod((z) => z.object(filesDeleteArgumentsShape(z), { error: "invalid_arguments" }));
const filesDeleteResponseShape = oncePerZod(() => ({}));
const filesDeleteMethod = {
	wireName: "files.delete",
	verb: "POST",
	description: "Deletes a file. Messages with the file show that it is deleted.",
	tokens: ["bot", "user"],
	scopes: ["files:write"],
	argumentTable: { file: {
		wireName: "file",
		form: "string"
	} },
	arguments: filesDeleteArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(filesDeleteResponseShape(z), { error: "internal_error" })),
	errors: {
		cant_delete_file: {
			wireName: "cant_delete_file",
			status: 200,
			meaning: "The caller may not delete the file."
		},
		delete_not_allowed: {
			wireName: "delete_not_allowed",
			status: 200,
			meaning: "The file cannot be deleted."
		},
		file_deleted: {
			wireName: "file_deleted",
			status: 200,
			meaning: "The file is deleted."
		},
		file_deleting_disabled: {
			wireName: "file_deleting_disabled",
			status: 200,
			meaning: "Files cannot be deleted."
		},
		file_not_found: {
			wireName: "file_not_found",
			status: 200,
			meaning: "The file does not exist."
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
		requires: []
	}
};
export { filesDeleteMethod };
