import { zo as memberSubtypes } from "./server.js";
import { d as readItemCursor, ln as toMessages, u as printItemCursor, xt as refuse } from "./rules.js";
import { a as findReadable, i as toDigits, n as fromDigits, r as readBounds, t as wantedMetadata } from "./wanted-metadata.js";
// ../../packages/service/src/conversations/conversations.replies.ts
function createConversationReplies({ definition, store, siteUrl }) {
	const { kindScopes, paging } = definition.facts;
	return async (sent, { caller }) => {
		const found = await findReadable(sent.channel, {
			caller,
			store,
			kindScopes
		});
		if (!found.ok) return found;
		const { channel } = found;
		const parent = await findParent(channel.id, sent.ts, store);
		if (parent === void 0) return refuse("thread_not_found", sent.ts, "a message that can have replies");
		const read = readBounds(sent);
		if (!read.ok) return read;
		const start = startOf(sent.cursor, read.bounds.oldest);
		if (start === void 0) return refuse("invalid_cursor", sent.cursor, "a cursor of this method");
		const first = start.isFirst ? [parent] : [];
		const limit = (sent.limit ?? paging.defaultSize) - first.length;
		const window = {
			oldest: start.oldest,
			latest: read.bounds.latest,
			limit: limit + 1
		};
		const replies = await store.messages.replies(channel.id, parent.ts, window);
		const next = replies[limit];
		const view = {
			channel,
			viewerId: caller.user?.id ?? "",
			siteUrl,
			metadata: wantedMetadata(sent)
		};
		return {
			ok: true,
			messages: await toMessages([...first, ...replies.slice(0, limit)], view, store),
			has_more: next !== void 0,
			...next !== void 0 && { response_metadata: { next_cursor: printItemCursor("next_ts", toDigits(next.ts)) } }
		};
	};
}
async function findParent(channelId, ts, { messages }) {
	const named = await messages.get(channelId, ts);
	if (named === void 0 || named.deleted === true || memberSubtypes.has(named.subtype ?? "")) return void 0;
	return named.threadTs === void 0 ? named : messages.get(channelId, named.threadTs);
}
function startOf(cursor = "", oldest) {
	if (cursor === "") return {
		isFirst: true,
		oldest
	};
	const start = fromDigits(readItemCursor(["next_ts"], cursor)?.item ?? "");
	return start === void 0 ? void 0 : {
		isFirst: false,
		oldest: start
	};
}
export { createConversationReplies };
