import { Ct as refuseType, I as findAddressed, On as noOwners, S as newMembership, St as refuseChange, _ as toConversation, h as mayAct, x as changedView } from "./rules.js";
import { t as newChannel } from "./new-channel.js";
import { Lo as idPrefixes, Wr as decide, zr as systemMessage } from "./server.js";
import { t as refuseName } from "./refuse-name.js";
import { t as refuseTaken } from "./rename-channel.js";
// ../../packages/service/src/channel-settings/conversations.create.ts
function createCreateConversation({ definition, store, ids }) {
	const { kindScopes } = definition.facts;
	return async (sent, { caller, now }) => {
		const type = sent.is_private === true ? "private_channel" : "public_channel";
		const addressed = await findAddressed(sent.team_id, caller, store);
		if (!addressed.ok) return addressed;
		const refusal = refuseType(type, caller, kindScopes) ?? refuseCreator(caller, addressed.workspace) ?? refuseName(sent.name);
		if (refusal !== void 0) return refusal;
		const nowMs = now.getTime();
		const { workspace } = addressed;
		const isPrivate = sent.is_private === true;
		const channel = {
			name: sent.name,
			isPrivate,
			workspaceId: workspace.id,
			creatorId: caller.user?.id ?? "",
			nowMs
		};
		return decide(store, async () => toDecision(newChannel({
			...channel,
			id: ids.id(idPrefixes.channel)
		}), caller, nowMs));
	};
}
function refuseCreator({ user }, workspace) {
	if (mayAct(user, "create_channels", workspace)) return void 0;
	return refuseChange("restricted_action", user?.id, "a caller who may create channels");
}
function toDecision(channel, caller, nowMs) {
	const { id, workspaceId, name = "", creatorId = "" } = channel;
	return {
		kind: "commit",
		batch: {
			expect: [{
				kind: "freeChannelName",
				workspaceId,
				name
			}],
			writes: [
				{
					kind: "put",
					document: "channel",
					value: channel
				},
				{
					kind: "addChannelMembers",
					channelId: id,
					userIds: [creatorId]
				},
				systemMessage(channel, creatorId, { kind: "join" }, nowMs)
			]
		},
		answer: () => ({
			ok: true,
			channel: toConversation({
				channel,
				memberCount: 1,
				membership: newMembership
			}, {
				...changedView(caller, noOwners),
				unread: {
					latest: null,
					unread_count: 0,
					unread_count_display: 0
				}
			})
		}),
		refuse: refuseTaken
	};
}
export { createCreateConversation };
