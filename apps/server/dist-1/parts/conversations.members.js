import { d as readItemCursor, u as printItemCursor, xt as refuse, yt as findConversation } from "./rules.js";
// ../../packages/service/src/conversations/conversations.members.ts
function createConversationMembers({ definition, store }) {
	const { kindScopes, paging } = definition.facts;
	return async (sent, { caller }) => {
		const found = await findConversation(sent.channel, {
			caller,
			store,
			kindScopes
		});
		if (!found.ok) return found;
		const from = startOf(sent.cursor);
		if (from === void 0) return refuse("invalid_cursor", sent.cursor, "a cursor of this method");
		const limit = sent.limit ?? paging.defaultSize;
		const members = await store.channels.members(found.channel.id, {
			from,
			limit: limit + 1
		});
		const next = members[limit];
		return {
			ok: true,
			members: members.slice(0, limit).map(({ userId }) => userId),
			response_metadata: { next_cursor: next === void 0 ? "" : printItemCursor("user_id", `${next.userId}:${next.place}`) }
		};
	};
}
function startOf(cursor = "") {
	if (cursor === "") return 0;
	const place = /^[UW][A-Z0-9]+:(\d{1,15})$/.exec(readItemCursor(["user_id"], cursor)?.item ?? "")?.[1];
	return place === void 0 ? void 0 : Number(place);
}
export { createConversationMembers };
