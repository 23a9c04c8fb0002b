import { Ua as oncePerZod } from "./server.js";
import { t as fileSchema } from "./file.js";
// ../../packages/api/src/generated/webapi/methods/files-shared-public-url.ts
const filesSharedPublicURLArgumentsShape = oncePerZod((z) => ({ file: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }) }));
const filesSharedPublicURLArgumentsSchema = oncePerZod((z) => z.object(filesSharedPublicURLArgumentsShape(z), { error: "invalid_arguments" }));
const filesSharedPublicURLResponseShape = oncePerZod((z) => ({ file: fileSchema(z) }));
const filesSharedPublicURLMethod = {
	wireName: "files.sharedPublicURL",
	verb: "POST",
	description: "Lets everyone read a file by its public address.",
	tokens: ["user"],
	scopes: ["files:write"],
	argumentTable: { file: {
		wireName: "file",
		form: "string"
	} },
	arguments: filesSharedPublicURLArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(filesSharedPublicURLResponseShape(z), { error: "internal_error" })),
	errors: {
		file_not_found: {
			wireName: "file_not_found",
			status: 200,
			meaning: "The file does not exist."
		},
		not_allowed: {
			wireName: "not_allowed",
			status: 200,
			meaning: "Files cannot get a public address."
		},
		public_file_type_not_allowed: {
			wireName: "public_file_type_not_allowed",
			status: 200,
			meaning: "Files of this type cannot get a public address."
		},
		public_video_not_allowed: {
			wireName: "public_video_not_allowed",
			status: 200,
			meaning: "Videos cannot get a public address."
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
export { filesSharedPublicURLMethod };
