import { So as hasVersion, To as remove, Wr as decide, _n as bookmarkShelves, vn as bookmarks, wo as put } from "./server.js";
import { t as findBookmark } from "./find-bookmark.js";
// ../../packages/service/src/bookmarks/bookmarks.remove.ts
function createRemoveBookmark({ store }) {
	return (sent, { caller }) => decide(store, () => decideRemoval(sent, caller, store));
}
async function decideRemoval(sent, caller, store) {
	const found = await findBookmark(sent, caller, store);
	if (!found.ok) return {
		kind: "answer",
		answer: found
	};
	const { id, version, channelId } = found.bookmark;
	const key = { channel_id: channelId };
	const shelf = await store.get(bookmarkShelves, key) ?? {
		channelId,
		version: 0,
		count: 1
	};
	const next = {
		...shelf,
		version: shelf.version + 1,
		count: shelf.count - 1
	};
	return {
		kind: "commit",
		batch: {
			expect: [hasVersion(bookmarkShelves, key, shelf.version), hasVersion(bookmarks, { id }, version)],
			writes: [put(bookmarkShelves, next), remove(bookmarks, { id })]
		},
		answer: () => ({ ok: true })
	};
}
export { createRemoveBookmark };
