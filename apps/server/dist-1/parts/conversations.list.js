import { t as listConversations } from "./list-call.js";
// ../../packages/service/src/conversations/conversations.list.ts
function createListConversations({ definition, store }) {
	const { kindScopes, paging } = definition.facts;
	return (sent, { caller }) => {
		const viewerId = caller.user?.id ?? "";
		const isGuest = caller.user?.guest !== void 0;
		const find = (slice) => slice.type === "public_channel" && !isGuest ? store.channels.find(slice, viewerId) : store.channels.ofMember(slice, viewerId);
		const shows = {
			withIsMember: true,
			withMemberCount: true,
			viewerId
		};
		return listConversations({
			sent,
			caller,
			store,
			kindScopes,
			defaultSize: paging.defaultSize,
			find,
			shows
		});
	};
}
export { createListConversations };
