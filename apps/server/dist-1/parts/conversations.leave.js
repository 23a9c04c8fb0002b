import { St as refuseChange, Tn as isGeneral, v as findChannel, y as refuseArchived } from "./rules.js";
import { Wr as decide, zr as systemMessage } from "./server.js";
// ../../packages/service/src/channel-members/conversations.leave.ts
function createLeaveConversation({ definition, store }) {
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
		const closed = refuseArchived(found.channel);
		if (closed !== void 0) return {
			kind: "answer",
			answer: closed
		};
		if (found.membership === void 0) return {
			kind: "answer",
			answer: {
				ok: true,
				not_in_channel: true
			}
		};
		const refusal = refuseLeaving(found, caller.user);
		return refusal === void 0 ? decideLeave(found.channel, caller.user?.id ?? "", now.getTime()) : {
			kind: "answer",
			answer: refusal
		};
	});
}
function refuseLeaving({ channel, memberCount }, user) {
	if (user?.guest !== void 0) return refuseChange("user_is_restricted", user.id, "a user who is not a guest");
	if (isGeneral(channel)) return refuseChange("cant_leave_general", channel.id, "a channel other than the general one");
	if (channel.kind === "public" || memberCount > 1) return void 0;
	return refuseChange("last_member", channel.id, "a channel with other members");
}
function decideLeave(channel, userId, nowMs) {
	const { id: channelId } = channel;
	return {
		kind: "commit",
		batch: {
			expect: [
				{
					kind: "openChannel",
					id: channelId
				},
				{
					kind: "channelMember",
					channelId,
					userId
				},
				...expectOthers(channel)
			],
			writes: [{
				kind: "removeChannelMembers",
				channelId,
				userIds: [userId]
			}, systemMessage(channel, userId, { kind: "leave" }, nowMs)]
		},
		answer: () => ({ ok: true })
	};
}
function expectOthers({ id: channelId, kind }) {
	return kind === "public" ? [] : [{
		kind: "channelMembersWithin",
		channelId,
		atLeast: 1
	}];
}
export { createLeaveConversation };
