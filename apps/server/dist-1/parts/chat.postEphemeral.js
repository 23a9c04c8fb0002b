import { Hr as createRefuse } from "./server.js";
import { c as findPoster, l as refuseMessagesTab, o as findThread, t as findWritable, v as readContent } from "./messages.js";
// ../../packages/service/src/messages/chat.postEphemeral.ts
const refuse = createRefuse("everyday-1#chat");
function createPostEphemeral({ definition, store, ephemerals }) {
	const { limits } = definition.facts;
	return async (sent, { caller, now }) => {
		const isClassic = caller.app?.generation === "classic";
		const author = await findPoster({
			...sent,
			as_user: sent.as_user === true && isClassic
		}, caller, store);
		if (!author.ok) return author;
		const { poster } = author;
		const actor = poster.user;
		const found = await findWritable(sent.channel, {
			caller,
			actor,
			store,
			restricted: "restricted_action"
		});
		if (!found.ok) return found;
		const { channel } = found;
		const hidden = refuseMessagesTab(channel, poster, caller);
		if (hidden !== void 0) return hidden;
		const thread = sent.thread_ts === void 0 ? void 0 : await findThread(store, channel.id, sent.thread_ts);
		if (thread?.ok === false) return thread;
		if (!await store.channels.isMember(channel.id, sent.user)) return refuse("user_not_in_channel", sent.user, "a member of the conversation");
		const read = await readContent(sent, {
			caller,
			store
		}, {
			maxAttachmentBytes: limits.attachments.maxBytes,
			blocksTooLong: "msg_too_long",
			missingFile: "invalid_blocks"
		});
		if (!read.ok) return read;
		const draft = {
			channelId: channel.id,
			...poster.author,
			...read.content,
			...thread !== void 0 && { threadTs: thread.threadTs }
		};
		return {
			ok: true,
			message_ts: ephemerals.show(sent.user, draft, now.getTime())
		};
	};
}
export { createPostEphemeral };
