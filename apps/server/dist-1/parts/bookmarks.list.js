import { Qo as serviceLimits, vn as bookmarks } from "./server.js";
import { t as findBookmarked } from "./find-shelf.js";
import { t as toBookmark } from "./to-bookmark.js";
// ../../packages/service/src/bookmarks/bookmarks.list.ts
function createListBookmarks({ store }) {
	return async ({ channel_id: id }, { caller }) => {
		const found = await findBookmarked(id, caller, store);
		if (!found.ok) return found;
		const { value: limit } = serviceLimits.bookmarks;
		return {
			ok: true,
			bookmarks: (await store.list(bookmarks, "of_channel", { channel_id: found.channel.id }, { limit })).map(toBookmark)
		};
	};
}
export { createListBookmarks };
