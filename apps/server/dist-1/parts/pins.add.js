import { yt as findConversation } from "./rules.js";
import { Ar as readTs, Qo as serviceLimits, Wr as decide, is as writtenSubtypes, kr as printTs, zr as systemMessage } from "./server.js";
import { f as changeMessage, p as messageVersion } from "./messages.js";
import { n as refuseChange, r as refuse, t as findMessage } from "./find-message.js";
// ../../packages/service/src/pins/next-pin-ts.ts
function nextPinTs(nowMs, newest) {
	const last = newest === void 0 ? void 0 : readTs(newest);
	return printTs(Math.max(Math.round(nowMs * 1e3), (last ?? -1) + 1));
}
// ../../packages/service/src/pins/pins.add.ts
const { value: atMost } = serviceLimits.pins;
function createAddPin({ store }) {
	return (sent, { caller, now }) => decide(store, async () => {
		const found = await findPinnable(sent, caller, store);
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const { channel, message } = found;
		const [newest] = await store.messages.pins(channel.id, 1);
		return decidePin({
			channel,
			message,
			pin: {
				userId: caller.user?.id ?? "",
				ts: nextPinTs(now.getTime(), newest?.pinned?.ts)
			},
			nowMs: now.getTime()
		});
	});
}
async function findPinnable({ channel: id, timestamp }, caller, store) {
	const seen = await findConversation(id, {
		caller,
		store,
		kindScopes: {}
	});
	if (!seen.ok) return seen;
	const { channel, membership } = seen;
	if (membership === void 0) return refuse("not_in_channel", id, "a channel that the caller has joined");
	const refusal = await refuseChange(channel, caller, store);
	if (refusal !== void 0) return refusal;
	const found = await findMessage(channel, timestamp, store);
	if (!found.ok) return found;
	const { subtype, pinned } = found.message;
	if (subtype !== void 0 && !writtenSubtypes.has(subtype)) return refuse("not_pinnable", subtype, "a message that a user or a bot wrote");
	if (pinned !== void 0) return refuse("already_pinned", timestamp, "a message that is not pinned");
	return {
		...found,
		channel
	};
}
function decidePin({ channel, message, pin, nowMs }) {
	const { id: channelId } = channel;
	const item = {
		...pin,
		messageTs: message.ts
	};
	return {
		kind: "commit",
		batch: {
			expect: [
				{
					kind: "openChannel",
					id: channelId
				},
				messageVersion(message),
				{
					kind: "pinsAtMost",
					channelId,
					atMost
				}
			],
			writes: [systemMessage(channel, pin.userId, {
				kind: "pin",
				item
			}, nowMs), changeMessage({
				...message,
				pinned: pin
			})]
		},
		answer: () => ({ ok: true }),
		refuse: (failed) => failed.kind === "pinsAtMost" ? refuse("too_many_pins", channelId, `a conversation with fewer than ${atMost} pins`) : void 0
	};
}
export { createAddPin };
