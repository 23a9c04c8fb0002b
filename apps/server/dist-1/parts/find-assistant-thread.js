import { yt as findConversation } from "./rules.js";
import { Hr as createRefuse } from "./server.js";
// ../../packages/service/src/agent-sessions/find-assistant-thread.ts
const refuse = createRefuse("everyday-2#interactivity");
async function findAssistantThread({ channel_id, thread_ts }, { caller, store, kindScopes = {}, inChannels }) {
	const found = await findConversation(channel_id, {
		caller,
		store,
		kindScopes
	});
	const wanted = inChannels ? "a conversation that the app is in" : "a direct conversation of the app";
	const noChannel = `${channel_id} is not ${wanted}.`;
	if (!found.ok) {
		if (found.error === "missing_scope") return found;
		const { error, ...refused } = found;
		return error === "channel_not_found" ? {
			...refused,
			error,
			detail: noChannel
		} : {
			...refused,
			error
		};
	}
	const { channel, membership } = found;
	if (membership === void 0 || channel.kind !== "im" && !inChannels) return {
		...refuse("channel_not_found", channel_id, wanted),
		detail: noChannel
	};
	const { id: channelId } = channel;
	if (thread_ts === void 0) return {
		ok: true,
		channel,
		place: { channelId }
	};
	const root = await store.messages.get(channelId, thread_ts);
	if (root === void 0 || root.deleted === true || (root.threadTs ?? thread_ts) !== thread_ts) return {
		...refuse("invalid_thread_ts", thread_ts, "the first message of a thread"),
		detail: `${thread_ts} is not the first message of a thread in ${channel_id}.`
	};
	return {
		ok: true,
		channel,
		place: {
			channelId,
			threadTs: thread_ts
		},
		root
	};
}
export { findAssistantThread as t };
