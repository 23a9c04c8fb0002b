import { d as readItemCursor, ln as toMessages, u as printItemCursor, xt as refuse } from "./rules.js";
import { a as findReadable, i as toDigits, n as fromDigits, r as readBounds, t as wantedMetadata } from "./wanted-metadata.js";
// ../../packages/service/src/conversations/conversations.history.ts
function createConversationHistory({ definition, store, siteUrl }) {
	const { kindScopes, paging } = definition.facts;
	return async (sent, { caller }) => {
		const found = await findReadable(sent.channel, {
			caller,
			store,
			kindScopes
		});
		if (!found.ok) return found;
		const read = readBounds(sent);
		if (!read.ok) return read;
		const limit = sent.limit ?? paging.defaultSize;
		const slice = toSlice(read.bounds, sent.cursor, limit + 1);
		if (slice === void 0) return refuse("invalid_cursor", sent.cursor, "a cursor of this method");
		const { channel } = found;
		const messages = await store.messages.history(channel.id, slice);
		const next = messages[limit];
		const page = newestFirst(messages.slice(0, limit), slice);
		const view = {
			channel,
			viewerId: caller.user?.id ?? "",
			siteUrl,
			metadata: wantedMetadata(sent)
		};
		return {
			ok: true,
			...sent.latest !== void 0 && { latest: sent.latest },
			...sent.oldest !== void 0 && { oldest: sent.oldest },
			messages: await toMessages(page, view, store),
			has_more: next !== void 0,
			pin_count: await store.messages.countPins(channel.id),
			channel_actions_ts: null,
			channel_actions_count: 0,
			...next !== void 0 && { response_metadata: { next_cursor: printItemCursor("next_ts", toDigits(next.ts)) } }
		};
	};
}
function toSlice({ isForward, oldest, latest }, cursor = "", limit) {
	const order = isForward ? "oldestFirst" : "newestFirst";
	if (cursor === "") return {
		oldest,
		latest,
		order,
		limit
	};
	const start = fromDigits(readItemCursor(["next_ts"], cursor)?.item ?? "");
	if (start === void 0) return void 0;
	return isForward ? {
		oldest: start,
		latest,
		order,
		limit
	} : {
		oldest,
		latest: start,
		order,
		limit
	};
}
function newestFirst(messages, { order }) {
	return order === "newestFirst" ? messages : messages.toReversed();
}
export { createConversationHistory };
