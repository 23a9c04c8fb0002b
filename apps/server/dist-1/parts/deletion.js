import { f as changeMessage, p as messageVersion } from "./messages.js";
import { mn as toTombstone, pn as toDeleted } from "./rules.js";
// ../../packages/service/src/messages/changes/deletion.ts
async function deletionOf(message, store) {
	return message.threadTs === void 0 ? deletionOfParent(message, store) : deletionOfReply(message, message.threadTs, store);
}
async function deletionOfParent(message, store) {
	const { channelId, ts: threadTs } = message;
	const count = await countReplies(message, threadTs, store);
	return {
		expect: [{
			kind: "replyCount",
			channelId,
			threadTs,
			count
		}, messageVersion(message)],
		writes: [changeMessage(count === 0 ? toDeleted(message) : toTombstone(message), message)]
	};
}
async function deletionOfReply(message, threadTs, store) {
	const { channelId } = message;
	const parent = await store.messages.get(channelId, threadTs);
	const deleted = changeMessage(toDeleted(message), message);
	if (parent === void 0) return {
		expect: [messageVersion(message)],
		writes: [deleted]
	};
	const unchanged = [messageVersion(message), messageVersion(parent)];
	if (parent.subtype !== "tombstone") return {
		expect: unchanged,
		writes: [deleted]
	};
	const count = await countReplies(message, threadTs, store);
	return {
		expect: [{
			kind: "replyCount",
			channelId,
			threadTs,
			count
		}, ...unchanged],
		writes: count === 1 ? [deleted, changeMessage(toDeleted(parent))] : [deleted]
	};
}
async function countReplies({ channelId }, threadTs, { messages }) {
	return (await messages.repliers(channelId, {
		oldest: threadTs,
		latest: threadTs
	})).reduce((sum, { count }) => sum + count, 0);
}
export { deletionOf as t };
