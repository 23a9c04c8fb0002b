import { So as hasVersion, Wr as decide, vn as bookmarks, wo as put } from "./server.js";
import { t as findBookmark } from "./find-bookmark.js";
import { n as refuseLink, t as readEmoji } from "./read-parts.js";
import { t as toBookmark } from "./to-bookmark.js";
// ../../packages/service/src/bookmarks/bookmarks.edit.ts
function createEditBookmark({ store }) {
	return (sent, context) => decide(store, () => decideEdit(sent, context, store));
}
async function decideEdit(sent, { caller, now }, store) {
	const found = await findBookmark(sent, caller, store);
	if (!found.ok) return {
		kind: "answer",
		answer: found
	};
	const link = sent.link === void 0 ? void 0 : refuseLink(sent.link);
	if (link !== void 0) return {
		kind: "answer",
		answer: link
	};
	const read = await readEmoji(sent.emoji, caller, store);
	if (!read.ok) return {
		kind: "answer",
		answer: read
	};
	const { emoji: oldEmoji, ...before } = found.bookmark;
	const emoji = sent.emoji === void 0 ? oldEmoji : read.emoji;
	const after = {
		...before,
		version: before.version + 1,
		edited: now.toISOString(),
		...sent.title !== void 0 && { title: sent.title },
		...sent.link !== void 0 && { link: sent.link },
		...emoji !== void 0 && { emoji },
		lastUpdatedBy: {
			userId: caller.user?.id ?? "",
			workspaceId: caller.workspace.id
		}
	};
	return {
		kind: "commit",
		batch: {
			expect: [hasVersion(bookmarks, { id: before.id }, before.version)],
			writes: [put(bookmarks, after)]
		},
		answer: () => ({
			ok: true,
			bookmark: toBookmark(after)
		})
	};
}
export { createEditBookmark };
