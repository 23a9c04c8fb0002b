import { G as maxMembersOf, S as newMembership, St as refuseChange, W as expectMembersRoom, _ as toConversation, x as changedView, y as refuseArchived, yt as findConversation } from "./rules.js";
import { Wr as decide, jo as channelDefaults, zr as systemMessage } from "./server.js";
// ../../packages/service/src/channel-members/conversations.join.ts
function createJoinConversation({ definition, store }) {
	const { kindScopes } = definition.facts;
	return (sent, { caller, now }) => decide(store, async () => {
		const found = await findConversation(sent.channel, {
			caller,
			store,
			kindScopes
		});
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const refusal = refuseOther(found) ?? refuseArchived(found.channel);
		if (refusal !== void 0) return {
			kind: "answer",
			answer: refusal
		};
		if (found.membership !== void 0) return {
			kind: "answer",
			answer: {
				ok: true,
				channel: toConversation(found, changedView(caller, found.standing.owners)),
				warnings: [channelDefaults.memberWarning]
			}
		};
		return decideJoin(found, caller, now.getTime());
	});
}
function refuseOther({ channel: { kind } }) {
	if (kind === "public") return void 0;
	return refuseChange("method_not_supported_for_channel_type", kind, "a public channel");
}
function decideJoin({ channel, memberCount, standing }, caller, nowMs) {
	const { id: channelId } = channel;
	const userId = caller.user?.id ?? "";
	if (memberCount >= maxMembersOf(channel)) return {
		kind: "answer",
		answer: refuseChange("too_many_members", memberCount, "a channel with room for a member")
	};
	return {
		kind: "commit",
		batch: {
			expect: [
				{
					kind: "openChannel",
					id: channelId
				},
				{
					kind: "channelStranger",
					channelId,
					userId
				},
				...expectMembersRoom(channel)
			],
			writes: [{
				kind: "addChannelMembers",
				channelId,
				userIds: [userId]
			}, systemMessage(channel, userId, { kind: "join" }, nowMs)]
		},
		answer: () => {
			const joined = {
				channel,
				memberCount: memberCount + 1,
				membership: newMembership
			};
			return {
				ok: true,
				channel: toConversation(joined, changedView(caller, standing.owners))
			};
		}
	};
}
export { createJoinConversation };
