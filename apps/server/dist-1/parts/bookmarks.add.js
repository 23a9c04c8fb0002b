import { Lo as idPrefixes, Qo as serviceLimits, So as hasVersion, Wr as decide, _n as bookmarkShelves, vn as bookmarks, wo as put } from "./server.js";
import { n as findChangeable, r as refuse } from "./find-shelf.js";
import { t as nextRank } from "./next-rank.js";
import { n as refuseLink, t as readEmoji } from "./read-parts.js";
import { t as toBookmark } from "./to-bookmark.js";
// ../../packages/service/src/bookmarks/bookmarks.add.ts
const { value: atMost } = serviceLimits.bookmarks;
function createAddBookmark({ store, ids }) {
	return (sent, context) => decide(store, () => decideAdding(sent, context, {
		store,
		ids
	}));
}
async function decideAdding(sent, { caller, now }, { store, ids }) {
	const found = await findChangeable(sent.channel_id, caller, store);
	if (!found.ok) return {
		kind: "answer",
		answer: found
	};
	const read = await readNew(sent, caller, store);
	if (!read.ok) return {
		kind: "answer",
		answer: read
	};
	const { id: channelId } = found.channel;
	const key = { channel_id: channelId };
	const shelf = await store.get(bookmarkShelves, key) ?? {
		channelId,
		version: 0,
		count: 0
	};
	if (shelf.count >= atMost) return {
		kind: "answer",
		answer: refuse("too_many_bookmarks", shelf.count, `fewer than ${atMost} bookmarks`)
	};
	const rank = nextRank(shelf.lastRank);
	const bookmark = {
		id: ids.id(idPrefixes.bookmark),
		version: 1,
		channelId,
		created: now.toISOString(),
		title: sent.title,
		link: read.link,
		...read.emoji !== void 0 && { emoji: read.emoji },
		rank,
		lastUpdatedBy: {
			userId: caller.user?.id ?? "",
			workspaceId: caller.workspace.id
		}
	};
	const next = {
		channelId,
		version: shelf.version + 1,
		count: shelf.count + 1,
		lastRank: rank
	};
	return {
		kind: "commit",
		batch: {
			expect: [hasVersion(bookmarkShelves, key, shelf.version)],
			writes: [put(bookmarkShelves, next), put(bookmarks, bookmark)]
		},
		answer: () => ({
			ok: true,
			bookmark: toBookmark(bookmark)
		})
	};
}
async function readNew({ type, link = "", emoji }, caller, store) {
	if (type !== "link") return refuse("invalid_bookmark_type", type, "link");
	const refusal = refuseLink(link);
	if (refusal !== void 0) return refusal;
	const read = await readEmoji(emoji, caller, store);
	return read.ok ? {
		...read,
		link
	} : read;
}
export { createAddBookmark };
