import { Ua as oncePerZod } from "./server.js";
import { t as bookmarkSchema } from "./bookmark.js";
// ../../packages/api/src/generated/webapi/methods/bookmarks-add.ts
const bookmarksAddArgumentsShape = oncePerZod((z) => ({
	channel_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	title: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(256, { error: "invalid_arguments" }),
	type: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	link: z.string({ error: "invalid_arguments" }).exactOptional(),
	emoji: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const bookmarksAddArgumentsSchema = oncePerZod((z) => z.object(bookmarksAddArgumentsShape(z), { error: "invalid_arguments" }));
const bookmarksAddResponseShape = oncePerZod((z) => ({ bookmark: bookmarkSchema(z) }));
const bookmarksAddMethod = {
	wireName: "bookmarks.add",
	verb: "POST",
	description: "Adds a link to a conversation.",
	tokens: ["bot", "user"],
	scopes: ["bookmarks:write"],
	argumentTable: {
		channel_id: {
			wireName: "channel_id",
			form: "string"
		},
		title: {
			wireName: "title",
			form: "string"
		},
		type: {
			wireName: "type",
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
	arguments: bookmarksAddArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(bookmarksAddResponseShape(z), { error: "internal_error" })),
	errors: {
		cannot_bookmark_from_external_org: {
			wireName: "cannot_bookmark_from_external_org",
			status: 200,
			meaning: "Something of another organization cannot be a bookmark."
		},
		cannot_bookmark_restricted_sharing_enabled: {
			wireName: "cannot_bookmark_restricted_sharing_enabled",
			status: 200,
			meaning: "Restricted sharing prevents the bookmark."
		},
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The conversation does not exist, or the caller does not see it."
		},
		file_already_added: {
			wireName: "file_already_added",
			status: 200,
			meaning: "The file is a bookmark already."
		},
		file_not_found: {
			wireName: "file_not_found",
			status: 200,
			meaning: "The file does not exist."
		},
		invalid_app_action_type: {
			wireName: "invalid_app_action_type",
			status: 200,
			meaning: "The kind of the action is not valid."
		},
		invalid_bookmark_type: {
			wireName: "invalid_bookmark_type",
			status: 200,
			meaning: "The kind of the bookmark is not valid."
		},
		invalid_child_type: {
			wireName: "invalid_child_type",
			status: 200,
			meaning: "A folder cannot contain this."
		},
		invalid_emoji: {
			wireName: "invalid_emoji",
			status: 200,
			meaning: "The emoji does not exist."
		},
		invalid_entity_id: {
			wireName: "invalid_entity_id",
			status: 200,
			meaning: "The entity is not valid."
		},
		invalid_link: {
			wireName: "invalid_link",
			status: 200,
			meaning: "The link is not valid."
		},
		invalid_parent_type: {
			wireName: "invalid_parent_type",
			status: 200,
			meaning: "The parent is not a folder."
		},
		invalid_shortcut_type: {
			wireName: "invalid_shortcut_type",
			status: 200,
			meaning: "The kind of the shortcut is not valid."
		},
		not_implemented: {
			wireName: "not_implemented",
			status: 200,
			meaning: "The method is not implemented."
		},
		parent_bookmark_disabled: {
			wireName: "parent_bookmark_disabled",
			status: 200,
			meaning: "Folders are disabled."
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
		},
		too_many_bookmarks: {
			wireName: "too_many_bookmarks",
			status: 200,
			meaning: "The conversation has too many bookmarks."
		},
		too_many_requests: {
			wireName: "too_many_requests",
			status: 200,
			meaning: "There were too many calls."
		},
		too_many_tabs: {
			wireName: "too_many_tabs",
			status: 200,
			meaning: "The conversation has too many tabs."
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
export { bookmarksAddMethod };
