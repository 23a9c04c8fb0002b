import { yt as findConversation } from "./rules.js";
import { Hr as createRefuse } from "./server.js";
// ../../packages/service/src/reactions/refusal.ts
const refuse = createRefuse("everyday-2#annotations");
// ../../packages/service/src/reactions/find-message.ts
async function findNamedMessage(named, caller, store) {
	const found = await findNamedConversation(named, caller, store);
	return found.ok ? findMessageIn(found.channel, named, store) : found;
}
function findNamedConversation({ channel = "" }, caller, store) {
	return findConversation(channel, {
		caller,
		store,
		kindScopes: {}
	});
}
async function findMessageIn(channel, { timestamp = "" }, { messages }) {
	const message = await messages.get(channel.id, timestamp);
	if (message === void 0 || message.deleted === true) return refuse("message_not_found", timestamp, "a message of the conversation");
	return {
		ok: true,
		channel,
		message
	};
}
async function refuseLocked({ channelId, threadTs, locked }, { messages }) {
	const parent = threadTs === void 0 ? void 0 : await messages.get(channelId, threadTs);
	if (locked !== true && parent?.locked !== true) return void 0;
	return refuse("thread_locked", threadTs, "a thread that is not closed");
}
export { refuse as a, refuseLocked as i, findNamedConversation as n, findNamedMessage as r, findMessageIn as t };
