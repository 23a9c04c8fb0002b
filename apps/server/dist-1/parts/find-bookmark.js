import { vn as bookmarks } from "./server.js";
import { n as findChangeable, r as refuse } from "./find-shelf.js";
// ../../packages/service/src/bookmarks/find-bookmark.ts
async function findBookmark({ channel_id: channelId, bookmark_id: id }, caller, store) {
	const found = await findChangeable(channelId, caller, store);
	if (!found.ok) return found;
	const bookmark = await store.get(bookmarks, { id });
	if (bookmark === void 0 || bookmark.channelId !== found.channel.id) return refuse("not_found", id, "a bookmark of the conversation");
	return {
		ok: true,
		bookmark
	};
}
export { findBookmark as t };
