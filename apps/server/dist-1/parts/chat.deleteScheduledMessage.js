import { yt as findConversation } from "./rules.js";
import { Hr as createRefuse, Io as idPatterns, Qo as serviceLimits, So as hasVersion, To as remove, Wr as decide, di as scheduledMessages } from "./server.js";
// ../../packages/service/src/scheduled-messages/is-own.ts
function isOwn({ appId, userId }, { app, token, tokenType }) {
	return appId === (app?.id ?? "") && (tokenType === "bot" || userId === token.userId);
}
// ../../packages/service/src/scheduled-messages/chat.deleteScheduledMessage.ts
const refuse = createRefuse("everyday-1#chat");
function createDeleteScheduledMessage({ store }) {
	return async (sent, { caller, now }) => {
		const found = await findConversation(sent.channel, {
			caller,
			store,
			kindScopes: {}
		});
		if (!found.ok) return found;
		const { scheduled_message_id: id } = sent;
		return decide(store, async () => {
			const stored = idPatterns.scheduledMessage.test(id) ? await store.get(scheduledMessages, { id }) : void 0;
			const isHere = stored?.message.channelId === found.channel.id && isOwn(stored, caller);
			if (stored === void 0 || !isHere) return {
				kind: "answer",
				answer: refuse("invalid_scheduled_message_id", id, "a scheduled message of the caller in the channel")
			};
			const { value } = serviceLimits.scheduleDeletableSeconds;
			if (stored.postAt - now.getTime() / 1e3 <= value) return {
				kind: "answer",
				answer: refuse("invalid_scheduled_message_id", stored.postAt, `more than ${value} seconds ahead`)
			};
			return {
				kind: "commit",
				batch: {
					expect: [hasVersion(scheduledMessages, { id }, stored.version)],
					writes: [remove(scheduledMessages, { id })]
				},
				answer: () => ({ ok: true })
			};
		});
	};
}
export { createDeleteScheduledMessage };
