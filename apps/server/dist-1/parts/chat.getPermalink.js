import { yt as findConversation } from "./rules.js";
import { Hr as createRefuse, qn as permalinkOf } from "./server.js";
// ../../packages/service/src/messages/chat.getPermalink.ts
const refuse = createRefuse("everyday-1#chat");
function createGetPermalink({ store, siteUrl }) {
	return async (sent, { caller }) => {
		const found = await findConversation(sent.channel, {
			caller,
			store,
			kindScopes: {}
		});
		if (!found.ok) return found;
		const message = await store.messages.get(found.channel.id, sent.message_ts);
		if (message === void 0 || message.deleted === true) return refuse("message_not_found", sent.message_ts, "a message of the conversation");
		return {
			ok: true,
			channel: found.channel.id,
			permalink: permalinkOf(message, siteUrl)
		};
	};
}
export { createGetPermalink };
