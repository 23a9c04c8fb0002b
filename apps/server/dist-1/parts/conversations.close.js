import { St as refuseChange } from "./rules.js";
import { Wr as decide } from "./server.js";
import { t as findDirect } from "./find-direct.js";
// ../../packages/service/src/direct-conversations/conversations.close.ts
function createCloseConversation({ definition, store }) {
	const { kindScopes } = definition.facts;
	return ({ channel: id }, { caller }) => decide(store, async () => {
		const found = await findDirect(id, {
			caller,
			store,
			kindScopes
		});
		if (!found.ok) return {
			kind: "answer",
			answer: await refuseForeignDm(id, caller, store) ?? found
		};
		if (found.membership?.open !== true) return {
			kind: "answer",
			answer: {
				ok: true,
				no_op: true,
				already_closed: true
			}
		};
		const member = {
			channelId: found.channel.id,
			userId: caller.user?.id ?? ""
		};
		return {
			kind: "commit",
			batch: {
				expect: [{
					kind: "channelMember",
					...member
				}],
				writes: [{
					kind: "changeMembership",
					...member,
					open: false
				}]
			},
			answer: () => ({ ok: true })
		};
	});
}
async function refuseForeignDm(id, { workspace, user }, store) {
	const channel = await store.channels.get(id);
	if (channel?.kind !== "im" || channel.deleted === true || channel.workspaceId !== workspace.id) return void 0;
	if (channel.dmUserIds?.includes(user?.id ?? "") === true) return void 0;
	return refuseChange("user_does_not_own_channel", id, "a direct conversation of the caller");
}
export { createCloseConversation };
