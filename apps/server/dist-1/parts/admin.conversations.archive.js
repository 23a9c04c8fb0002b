import { C as findAdministered, E as refuseForeign, T as refuseDefault, Tn as isGeneral, w as refuse } from "./rules.js";
import { Wr as decide } from "./server.js";
import { t as archiveChannel } from "./archive-channel.js";
// ../../packages/service/src/channel-settings/admin.conversations.archive.ts
function createAdminArchive({ store }) {
	return (sent, { caller, now }) => decide(store, async () => {
		const found = await findAdministered(sent.channel_id, caller, store);
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const { channel, standing } = found;
		const refusal = refuseForeign(channel, standing) ?? refuseArchiving(channel);
		if (refusal !== void 0) return {
			kind: "answer",
			answer: refusal
		};
		const { batch } = archiveChannel(channel, {
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
function refuseArchiving(channel) {
	const { id, archived } = channel;
	if (archived) return refuse("already_archived", id, "a channel that is not archived");
	if (isGeneral(channel)) return refuse("cant_archive_general", id, "a channel other than the general one");
	return refuseDefault(channel);
}
export { createAdminArchive };
