import { type Message, toDeleted, tombstoneSubtype, toTombstone } from "../../../model/message.js";
import { changeMessage, messageVersion } from "../../../model/message-store.js";
import type { Batch, Store } from "../../../model/store.js";
import type { Ts } from "../../../values/message-ts.js";

/** Commit that deletes a message. Replies that come or go at the same time are decided again. */
export async function deletionOf(message: Message, store: Pick<Store, "messages">): Promise<Batch> {
  return message.threadTs === undefined
    ? deletionOfParent(message, store)
    : deletionOfReply(message, message.threadTs, store);
}

async function deletionOfParent(message: Message, store: Pick<Store, "messages">): Promise<Batch> {
  const { channelId, ts: threadTs } = message;
  const count = await countReplies(message, threadTs, store);
  return {
    expect: [{ kind: "replyCount", channelId, threadTs, count }, messageVersion(message)],
    writes: [changeMessage(count === 0 ? toDeleted(message) : toTombstone(message), message)],
  };
}

/** The tombstone of the parent goes with the last reply. */
async function deletionOfReply(message: Message, threadTs: Ts, store: Pick<Store, "messages">): Promise<Batch> {
  const { channelId } = message;
  const parent = await store.messages.get(channelId, threadTs);
  const deleted = changeMessage(toDeleted(message), message);
  if (parent === undefined) return { expect: [messageVersion(message)], writes: [deleted] };
  const unchanged = [messageVersion(message), messageVersion(parent)];
  if (parent.subtype !== tombstoneSubtype) return { expect: unchanged, writes: [deleted] };
  const count = await countReplies(message, threadTs, store);
  return {
    expect: [{ kind: "replyCount", channelId, threadTs, count }, ...unchanged],
    writes: count === 1 ? [deleted, changeMessage(toDeleted(parent))] : [deleted],
  };
}

async function countReplies(
  { channelId }: Message,
  threadTs: Ts,
  { messages }: Pick<Store, "messages">,
): Promise<number> {
  const repliers = await messages.repliers(channelId, { oldest: threadTs, latest: threadTs });
  return repliers.reduce((sum, { count }) => sum + count, 0);
}
