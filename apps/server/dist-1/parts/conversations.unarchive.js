import { St as refuseChange, v as findChannel } from "./rules.js";
import { Wr as decide } from "./server.js";
import { n as unarchiveChannel } from "./archive-channel.js";
// ../../packages/service/src/channel-settings/conversations.unarchive.ts
function createUnarchiveConversation({ definition, store }) {
	const { kindScopes } = definition.facts;
	return (sent, { caller, now }) => decide(store, async () => {
		const found = await findChannel(sent.channel, {
			caller,
			store,
			kindScopes
		});
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const { channel } = found;
		if (!channel.archived) return {
			kind: "answer",
			answer: refuseChange("not_archived", channel.id, "an archived channel")
		};
		const userId = caller.user?.id ?? "";
		const also = {
			expect: [],
			writes: [{
				kind: "addChannelMembers",
				channelId: channel.id,
				userIds: [userId]
			}]
		};
		const { batch } = unarchiveChannel(channel, {
			userId,
			nowMs: now.getTime(),
			also
		});
		return {
			kind: "commit",
			batch,
			answer: () => ({ ok: true })
		};
	});
}
export { createUnarchiveConversation };
