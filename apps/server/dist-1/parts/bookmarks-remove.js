import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/bookmarks-remove.ts
const bookmarksRemoveArgumentsShape = oncePerZod((z) => ({
	channel_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	bookmark_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" })
}));
const bookmarksRemoveArgumentsSchema = oncePerZod((z) => z.object(bookmarksRemoveArgumentsShape(z), { error: "invalid_arguments" }));
const bookmarksRemoveResponseShape = oncePerZod(() => ({}));
const bookmarksRemoveMethod = {
	wireName: "bookmarks.remove",
	verb: "POST",
	description: "Removes a bookmark from its conversation.",
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
		}
	},
	arguments: bookmarksRemoveArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(bookmarksRemoveResponseShape(z), { error: "internal_error" })),
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
		permission_denied: {
			wireName: "permission_denied",
			status: 200,
			meaning: "The caller may not change the bookmarks."
		},
		user_not_found: {
			wireName: "user_not_found",
			status: 200,
			meaning: "The user does not exist."
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
		requires: []
	}
};
export { bookmarksRemoveMethod };
