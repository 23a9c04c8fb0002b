import { ln as toMessages, yt as findConversation } from "./rules.js";
import { Qo as serviceLimits, jr as secondsOfTs, qn as permalinkOf } from "./server.js";
// ../../packages/service/src/pins/pins.list.ts
function createListPins({ store, siteUrl }) {
	return async (sent, { caller }) => {
		const found = await findConversation(sent.channel, {
			caller,
			store,
			kindScopes: {}
		});
		if (!found.ok) return found;
		const { channel } = found;
		const pinned = await store.messages.pins(channel.id, serviceLimits.pins.value);
		const view = {
			channel,
			viewerId: caller.user?.id ?? "",
			siteUrl,
			metadata: new Set()
		};
		const shown = new Map((await toMessages(pinned, view, store)).map((message) => [message.ts, message]));
		return {
			ok: true,
			items: pinned.flatMap((message) => {
				const [object, pin] = [shown.get(message.ts), message.pinned];
				if (object === void 0 || pin === void 0) return [];
				return [{
					type: "message",
					created: secondsOfTs(pin.ts),
					created_by: pin.userId,
					channel: channel.id,
					message: {
						...object,
						permalink: permalinkOf(message, siteUrl)
					}
				}];
			})
		};
	};
}
export { createListPins };
