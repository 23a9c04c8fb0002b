import { Ua as oncePerZod } from "./server.js";
import { t as bookmarkSchema } from "./bookmark.js";
// ../../packages/api/src/generated/webapi/methods/bookmarks-list.ts
const bookmarksListArgumentsShape = oncePerZod((z) => ({ channel_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }) }));
const bookmarksListArgumentsSchema = oncePerZod((z) => z.object(bookmarksListArgumentsShape(z), { error: "invalid_arguments" }));
const bookmarksListResponseShape = oncePerZod((z) => ({ bookmarks: z.array(z.lazy(() => bookmarkSchema(z)), { error: "internal_error" }) }));
const bookmarksListMethod = {
	wireName: "bookmarks.list",
	verb: "GET",
	description: "Lists the bookmarks of a conversation.",
	tokens: ["bot", "user"],
	scopes: ["bookmarks:read"],
	argumentTable: { channel_id: {
		wireName: "channel_id",
		form: "string"
	} },
	arguments: bookmarksListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(bookmarksListResponseShape(z), { error: "internal_error" })),
	errors: {
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The conversation does not exist, or the caller does not see it."
		},
		not_implemented: {
			wireName: "not_implemented",
			status: 200,
			meaning: "The method is not implemented."
		}
	},
	facts: {
		subject: "bookmarks",
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
export { bookmarksListMethod };
