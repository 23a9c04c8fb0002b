import { F as isVisible, St as refuseChange, Tn as isGeneral, b as refuseStranger, h as mayAct, v as findChannel } from "./rules.js";
import { Wr as decide, zr as systemMessage } from "./server.js";
import { d as workspaceOf } from "./messages.js";
// ../../packages/service/src/channel-members/conversations.kick.ts
function createKickFromConversation({ definition, store }) {
	const { kindScopes } = definition.facts;
	return ({ channel: id, user }, { caller, now }) => decide(store, async () => {
		const found = await findChannel(id, {
			caller,
			store,
			kindScopes
		});
		const refusal = found.ok ? await refuseKick(found, user, {
			caller,
			store
		}) : found;
		if (!found.ok || refusal !== void 0) return {
			kind: "answer",
			answer: refusal ?? { ok: true }
		};
		return decideKick(found.channel, {
			userId: user,
			callerId: caller.user?.id ?? "",
			nowMs: now.getTime()
		});
	});
}
async function refuseKick(found, userId, { caller, store }) {
	const { channel } = found;
	if (channel.archived) return refuseChange("restricted_action", channel.id, "a channel that is not archived");
	const outside = refuseStranger(found);
	if (outside !== void 0) return outside;
	if (!mayAct(caller.user, "remove_members", await workspaceOf(channel, caller, store))) return refuseChange("restricted_action", caller.user?.id, "a caller who may remove members");
	if (isGeneral(channel)) return refuseChange("cant_kick_from_general", channel.id, "a channel other than the general one");
	if (channel.mandatory === true) return refuseChange("not_supported", channel.id, "a channel that is not mandatory");
	if (userId === caller.user?.id) return refuseChange("cant_kick_self", userId, "another user");
	const user = await store.users.get(userId);
	if (user === void 0 || !await isVisible(user, caller, store)) return refuseChange("user_not_found", userId, "a user whom the caller sees");
	if (await store.channels.isMember(channel.id, userId)) return void 0;
	return refuseChange("not_in_channel", userId, "a member of the channel");
}
function decideKick(channel, { userId, callerId, nowMs }) {
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
					userId: callerId
				},
				{
					kind: "channelMember",
					channelId,
					userId
				}
			],
			writes: [{
				kind: "removeChannelMembers",
				channelId,
				userIds: [userId]
			}, systemMessage(channel, userId, { kind: "leave" }, nowMs)],
			byId: callerId
		},
		answer: () => ({ ok: true })
	};
}
export { createKickFromConversation };
