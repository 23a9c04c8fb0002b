import { t as listConversations } from "./list-call.js";
// ../../packages/service/src/conversations/users.conversations.ts
function createUsersConversations({ definition, store }) {
	const { kindScopes, paging } = definition.facts;
	const { channels } = store;
	return (sent, { caller }) => {
		const viewerId = caller.user?.id ?? "";
		const userId = sent.user ?? viewerId;
		const isGuest = caller.user?.guest !== void 0;
		const find = (slice) => userId === viewerId || slice.type === "public_channel" && !isGuest ? channels.ofMember(slice, userId) : channels.ofBoth(slice, viewerId, userId);
		const shows = {
			withIsMember: false,
			withMemberCount: false,
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
export { createUsersConversations };
