import { yt as findConversation } from "./rules.js";
import { Wr as decide } from "./server.js";
import { f as changeMessage, p as messageVersion } from "./messages.js";
import { n as refuseChange, r as refuse, t as findMessage } from "./find-message.js";
// ../../packages/service/src/pins/pins.remove.ts
function createRemovePin({ store }) {
	return (sent, { caller }) => decide(store, async () => {
		const found = await findPinned(sent, caller, store);
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const { pinned: _pin, ...unpinned } = found.message;
		return {
			kind: "commit",
			batch: {
				expect: [{
					kind: "openChannel",
					id: found.message.channelId
				}, messageVersion(found.message)],
				writes: [changeMessage(unpinned)],
				byId: caller.user?.id ?? ""
			},
			answer: () => ({ ok: true })
		};
	});
}
async function findPinned({ channel: id, timestamp }, caller, store) {
	const seen = await findConversation(id, {
		caller,
		store,
		kindScopes: {}
	});
	if (!seen.ok) return seen;
	const { channel, membership } = seen;
	if (membership === void 0) return refuse("restricted_action", id, "a channel that the caller has joined");
	const refusal = await refuseChange(channel, caller, store);
	if (refusal !== void 0) return refusal;
	const found = await findMessage(channel, timestamp, store);
	if (!found.ok) return found;
	return found.message.pinned === void 0 ? refuse("no_pin", timestamp, "a pinned message") : found;
}
export { createRemovePin };
