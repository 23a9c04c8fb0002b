import { Ua as oncePerZod } from "./server.js";
import { t as bookmarkSchema } from "./bookmark.js";
// ../../packages/api/src/generated/webapi/methods/bookmarks-edit.ts
const bookmarksEditArgumentsShape = oncePerZod((z) => ({
	channel_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	bookmark_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	title: z.string({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(256, { error: "invalid_arguments" }).exactOptional(),
	link: z.string({ error: "invalid_arguments" }).exactOptional(),
	emoji: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const bookmarksEditArgumentsSchema = oncePerZod((z) => z.object(bookmarksEditArgumentsShape(z), { error: "invalid_arguments" }));
const bookmarksEditResponseShape = oncePerZod((z) => ({ bookmark: bookmarkSchema(z) }));
const bookmarksEditMethod = {
	wireName: "bookmarks.edit",
	verb: "POST",
	description: "Changes the title, link or emoji of a bookmark.",
	tokens: ["bot", "user"],
	scopes: ["bookmarks:write"],
	argumentTable: {
		channel_id: {
			wireName: "channel_id",
			form: "string"
		},
		bookmark_id: {
			wireName: "bookmark_id",
			form: "string"
		},
		title: {
			wireName: "title",
			form: "string"
		},
		link: {
			wireName: "link",
			form: "string"
		},
		emoji: {
			wireName: "emoji",
			form: "string"
		}
	},
	arguments: bookmarksEditArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(bookmarksEditResponseShape(z), { error: "internal_error" })),
	errors: {
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The conversation does not exist, or the caller does not see it."
		},
		invalid_bookmark_type: {
			wireName: "invalid_bookmark_type",
			status: 200,
			meaning: "The kind of the bookmark is not valid."
		},
		invalid_emoji: {
			wireName: "invalid_emoji",
			status: 200,
			meaning: "The emoji does not exist."
		},
		invalid_link: {
			wireName: "invalid_link",
			status: 200,
			meaning: "The link is not valid."
		},
		not_found: {
			wireName: "not_found",
			status: 200,
			meaning: "The bookmark does not exist."
		},
		not_implemented: {
			wireName: "not_implemented",
			status: 200,
			meaning: "The method is not implemented."
		},
		parent_with_link: {
			wireName: "parent_with_link",
			status: 200,
			meaning: "A folder has a link."
		},
		permission_denied: {
			wireName: "permission_denied",
			status: 200,
			meaning: "The caller may not change the bookmarks."
		},
		svc_connect_blocked_file_type: {
			wireName: "svc_connect_blocked_file_type",
			status: 200,
			meaning: "Files of this type are blocked in shared channels."
		},
		svc_connect_clip_sharing_blocked: {
			wireName: "svc_connect_clip_sharing_blocked",
			status: 200,
			meaning: "Clips are blocked in shared channels."
		},
		svc_connect_file_upload_sharing_blocked: {
			wireName: "svc_connect_file_upload_sharing_blocked",
			status: 200,
			meaning: "Files are blocked in shared channels."
		}
	},
	facts: {
		subject: "bookmarks",
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
		requires: [],
		limits: { title: {
			minLength: { value: 1 },
			maxLength: { value: 256 }
		} }
	}
};
export { bookmarksEditMethod };
