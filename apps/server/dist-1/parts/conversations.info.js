import { ns as userDefaults } from "./server.js";
import { t as readDirect } from "./read-direct.js";
import { _ as toConversation, yt as findConversation } from "./rules.js";
// ../../packages/service/src/conversations/conversations.info.ts
function createConversationInfo({ definition, store, siteUrl }) {
	const { kindScopes } = definition.facts;
	return async (sent, { caller, now }) => {
		const found = await findConversation(sent.channel, {
			caller,
			store,
			kindScopes
		});
		if (!found.ok) return found;
		const viewerId = caller.user?.id ?? "";
		const view = {
			workspaceId: caller.workspace.id,
			viewerId,
			withIsMember: true,
			withReading: true,
			owners: found.standing.owners,
			withMemberCount: sent.include_num_members === true,
			...sent.include_locale === true && { locale: caller.user?.locale ?? userDefaults.locale }
		};
		const direct = await readDirect(found, {
			viewerId,
			siteUrl,
			nowMs: now.getTime()
		}, store);
		return {
			ok: true,
			channel: toConversation(found, {
				...view,
				...direct
			})
		};
	};
}
export { createConversationInfo };
