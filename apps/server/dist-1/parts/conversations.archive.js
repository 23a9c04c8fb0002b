import { St as refuseChange, Tn as isGeneral, b as refuseStranger, h as mayAct, p as expectMember, v as findChannel } from "./rules.js";
import { Fr as isForeignWorkspace, Wr as decide } from "./server.js";
import { d as workspaceOf } from "./messages.js";
import { t as archiveChannel } from "./archive-channel.js";
// ../../packages/service/src/channel-settings/conversations.archive.ts
function createArchiveConversation({ definition, store }) {
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
		const refusal = await refuseArchiving(found, caller, store);
		if (refusal !== void 0) return {
			kind: "answer",
			answer: refusal
		};
		const { channel } = found;
		const userId = caller.user?.id ?? "";
		const act = {
			userId,
			nowMs: now.getTime(),
			also: expectMember(channel, userId)
		};
		const { batch } = archiveChannel(channel, act);
		return {
			kind: "commit",
			batch,
			answer: () => ({ ok: true })
		};
	});
}
async function refuseArchiving(found, caller, store) {
	const { channel } = found;
	const { id, archived, mandatory } = channel;
	if (archived) return refuseChange("already_archived", id, "a channel that is not archived");
	const outside = refuseStranger(found);
	if (outside !== void 0) return outside;
	const home = await workspaceOf(channel, caller, store);
	if (!mayAct(caller.user, "archive_channels", home) || isForeignWorkspace(home, caller)) return refuseChange("restricted_action", caller.user?.id, "a caller who may archive the channel");
	if (isGeneral(channel)) return refuseChange("cant_archive_general", id, "a channel other than the general one");
	if (mandatory === true) return refuseChange("cant_archive_required", id, "a channel that is not mandatory");
}
export { createArchiveConversation };
