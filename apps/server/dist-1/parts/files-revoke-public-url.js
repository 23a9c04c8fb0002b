import { Ua as oncePerZod } from "./server.js";
import { t as fileSchema } from "./file.js";
// ../../packages/api/src/generated/webapi/methods/files-revoke-public-url.ts
const filesRevokePublicURLArgumentsShape = oncePerZod((z) => ({ file: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }) }));
const filesRevokePublicURLArgumentsSchema = oncePerZod((z) => z.object(filesRevokePublicURLArgumentsShape(z), { error: "invalid_arguments" }));
const filesRevokePublicURLResponseShape = oncePerZod((z) => ({ file: fileSchema(z) }));
const filesRevokePublicURLMethod = {
	wireName: "files.revokePublicURL",
	verb: "POST",
	description: "Ends the public address of a file. A later public address is different.",
	tokens: ["bot", "user"],
	scopes: ["files:write"],
	argumentTable: { file: {
		wireName: "file",
		form: "string"
	} },
	arguments: filesRevokePublicURLArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(filesRevokePublicURLResponseShape(z), { error: "internal_error" })),
	errors: { file_not_found: {
		wireName: "file_not_found",
		status: 200,
		meaning: "The file does not exist."
	} },
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
export { filesRevokePublicURLMethod };
