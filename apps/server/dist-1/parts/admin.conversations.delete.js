import { C as findAdministered, D as refuseGeneral, E as refuseForeign, T as refuseDefault } from "./rules.js";
import { So as hasVersion, Wr as decide, _o as toInstant, mn as channels, wo as put } from "./server.js";
// ../../packages/service/src/channel-settings/admin.conversations.delete.ts
function createAdminDelete({ store }) {
	return ({ channel_id: id }, { caller, now }) => decide(store, async () => {
		const found = await findAdministered(id, caller, store);
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const { channel, standing } = found;
		const refusal = refuseForeign(channel, standing) ?? refuseGeneral(channel) ?? refuseDefault(channel);
		if (refusal !== void 0) return {
			kind: "answer",
			answer: refusal
		};
		return {
			kind: "commit",
			batch: {
				expect: [hasVersion(channels, { id }, channel.version)],
				writes: [put(channels, deleted(channel, now.getTime()))],
				byId: caller.user?.id ?? ""
			},
			answer: () => ({ ok: true })
		};
	});
}
function deleted({ name: _name, ...channel }, nowMs) {
	return {
		...channel,
		version: channel.version + 1,
		updated: toInstant(nowMs),
		deleted: true
	};
}
export { createAdminDelete };
