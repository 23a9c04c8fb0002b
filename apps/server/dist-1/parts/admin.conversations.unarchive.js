import { C as findAdministered, D as refuseGeneral, E as refuseForeign, T as refuseDefault, w as refuse } from "./rules.js";
import { Wr as decide } from "./server.js";
import { n as unarchiveChannel } from "./archive-channel.js";
// ../../packages/service/src/channel-settings/admin.conversations.unarchive.ts
function createAdminUnarchive({ store }) {
	return (sent, { caller, now }) => decide(store, async () => {
		const found = await findAdministered(sent.channel_id, caller, store);
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const { channel, standing } = found;
		const refusal = refuseForeign(channel, standing) ?? refuseGeneral(channel) ?? refuseDefault(channel) ?? refuseUnarchived(channel);
		if (refusal !== void 0) return {
			kind: "answer",
			answer: refusal
		};
		const { batch } = unarchiveChannel(channel, {
			userId: caller.user?.id ?? "",
			nowMs: now.getTime()
		});
		return {
			kind: "commit",
			batch,
			answer: () => ({ ok: true })
		};
	});
}
function refuseUnarchived({ id, archived }) {
	return archived ? void 0 : refuse("channel_not_archived", id, "an archived channel");
}
export { createAdminUnarchive };
