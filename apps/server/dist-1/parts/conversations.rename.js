import { H as hasPermission, St as refuseChange, _ as toConversation, b as refuseStranger, m as administers, p as expectMember, v as findChannel, x as changedView, y as refuseArchived } from "./rules.js";
import { Wr as decide } from "./server.js";
import { d as workspaceOf } from "./messages.js";
import { t as refuseName } from "./refuse-name.js";
import { n as renameChannel, t as refuseTaken } from "./rename-channel.js";
// ../../packages/service/src/channel-settings/conversations.rename.ts
function createRenameConversation({ definition, store }) {
	const { kindScopes } = definition.facts;
	return ({ channel: id, name }, { caller, now }) => decide(store, async () => {
		const found = await findChannel(id, {
			caller,
			store,
			kindScopes
		});
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const refusal = refuseArchived(found.channel) ?? refuseStranger(found) ?? await refuseCaller(found.channel, caller, store) ?? refuseName(name);
		if (refusal !== void 0) return {
			kind: "answer",
			answer: refusal
		};
		if (name !== found.channel.name) return decideName(found, name, {
			caller,
			nowMs: now.getTime()
		});
		return {
			kind: "answer",
			answer: {
				ok: true,
				channel: toConversation(found, changedView(caller, found.standing.owners))
			}
		};
	});
}
async function refuseCaller(channel, caller, store) {
	const { user } = caller;
	if (user !== void 0 && user.guest === void 0) {
		if (channel.creatorId === user.id) return void 0;
		const workspace = await workspaceOf(channel, caller, store);
		if (administers(user, workspace)) return void 0;
		const entityIds = [
			channel.id,
			workspace.id,
			workspace.organizationId ?? workspace.id
		];
		if (await hasPermission(user.id, "manageChannels", {
			entityIds,
			store
		})) return void 0;
	}
	return refuseChange("not_authorized", user?.id, "the creator of the channel, one of its managers, or an administrator");
}
function decideName(found, name, { caller, nowMs }) {
	const userId = caller.user?.id ?? "";
	const { channel, batch } = renameChannel(found.channel, name, {
		userId,
		nowMs,
		also: expectMember(found.channel, userId)
	});
	return {
		kind: "commit",
		batch,
		answer: () => ({
			ok: true,
			channel: toConversation({
				...found,
				channel
			}, changedView(caller, found.standing.owners))
		}),
		refuse: refuseTaken
	};
}
export { createRenameConversation };
