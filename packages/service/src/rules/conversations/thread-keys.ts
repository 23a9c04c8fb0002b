import type { Message as MessageObject } from "@rollcall/api/webapi";
import { serviceLimits } from "../../generated/service.js";
import { authorOf } from "../../model/author-of.js";
import type { Message } from "../../model/message.js";
import type { Id } from "../../values/ids.js";
import type { MessageReferences } from "./message-view.js";

/** Keys of a parent; none for a message without replies. */
export function parentKeys(message: Message, viewerId: Id, { threads }: MessageReferences): Partial<MessageObject> {
  const { ts, threadTs, locked } = message;
  const repliers = threadTs === undefined ? (threads.get(ts) ?? []) : [];
  if (repliers.length === 0) return {};
  const own = repliers.find(({ id }) => id === viewerId);
  const isSubscribed = own !== undefined || authorOf(message) === viewerId;
  return {
    thread_ts: ts,
    reply_count: repliers.reduce((sum, { count }) => sum + count, 0),
    reply_users_count: repliers.length,
    latest_reply:
      repliers
        .map(({ latest }) => latest)
        .sort()
        .at(-1) ?? "",
    reply_users: repliers.slice(0, serviceLimits.shownRepliers.value).map(({ id }) => id),
    is_locked: locked === true,
    subscribed: isSubscribed,
    ...(isSubscribed && { last_read: own?.latest ?? ts }),
  };
}

/** Keys of a reply. One that is also shown in the channel has its parent in short form. */
export function replyKeys(
  { threadTs, replyBroadcast }: Message,
  { parents }: MessageReferences,
): Partial<MessageObject> {
  if (threadTs === undefined) return {};
  const parent = parents.get(threadTs);
  const parentId = parent === undefined ? undefined : (parent.userId ?? parent.botId);
  return {
    thread_ts: threadTs,
    ...(parentId !== undefined && { parent_user_id: parentId }),
    ...(replyBroadcast === true && parent !== undefined && { root: shorten(parent) }),
  };
}

function shorten({ ts, userId, botId, text }: Message): NonNullable<MessageObject["root"]> {
  return {
    ...(userId !== undefined && { user: userId }),
    type: "message",
    ts,
    ...(botId !== undefined && { bot_id: botId }),
    text,
    thread_ts: ts,
  };
}
