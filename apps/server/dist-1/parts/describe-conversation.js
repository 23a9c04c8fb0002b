import { St as refuseChange, b as refuseStranger, f as changeChannel, h as mayAct, p as expectMember, y as refuseArchived, yt as findConversation } from "./rules.js";
import { Wr as decide, _o as toInstant } from "./server.js";
import { d as workspaceOf } from "./messages.js";
// ../../packages/service/src/channel-settings/describe-conversation.ts
function describeConversation({ key, text, channelId, kindScopes }, { caller, now }, store) {
	const userId = caller.user?.id ?? "";
	const nowMs = now.getTime();
	return decide(store, async () => {
		const found = await findConversation(channelId, {
			caller,
			store,
			kindScopes
		});
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const refusal = await refuseDescribing(found, caller, store);
		if (refusal !== void 0) return {
			kind: "answer",
			answer: refusal
		};
		const { channel: before } = found;
		if ((before[key]?.value ?? "") === text) return {
			kind: "answer",
			answer: found
		};
		const { channel, batch } = changeChannel(before, { [key]: {
			value: text,
			creatorId: userId,
			set: toInstant(nowMs)
		} }, {
			userId,
			event: {
				kind: key,
				text
			},
			nowMs,
			also: expectMember(before, userId)
		});
		return {
			kind: "commit",
			batch,
			answer: () => ({
				...found,
				channel
			})
		};
	});
}
async function refuseDescribing(found, caller, store) {
	const { channel } = found;
	if (channel.kind === "im") return refuseChange("method_not_supported_for_channel_type", channel.kind, "a channel or a group conversation");
	const closed = refuseArchived(channel) ?? refuseStranger(found);
	if (closed !== void 0) return closed;
	if (mayAct(caller.user, "describe_channels", await workspaceOf(channel, caller, store))) return void 0;
	return refuseChange("user_is_restricted", caller.user?.id, "a caller who may describe channels");
}
export { describeConversation as t };
