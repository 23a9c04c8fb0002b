import { messageDefaults } from "../generated/service.js";
import { authorOf } from "./author-of.js";
import type { Message } from "./message.js";

/** Subtype of a deleted message that still has replies. */
export const tombstoneSubtype = "tombstone";

/** The rest of a deleted message: nothing of its content. */
export function toDeleted(message: Message): Message {
  return { ...identityOf(message), text: "", deleted: true };
}

/** The rest of a deleted message that has replies. */
export function toTombstone(message: Message): Message {
  const { locked } = message;
  return {
    ...identityOf(message),
    subtype: tombstoneSubtype,
    text: messageDefaults.tombstoneText,
    hidden: true,
    ...(locked === true && { locked }),
  };
}

/** The fields that keep a `clientMsgId` recognized. The author is no longer shown. */
function identityOf(message: Message): Omit<Message, "text"> {
  const { channelId, ts, version, appId, clientMsgId, threadTs } = message;
  const authorId = authorOf(message);
  return {
    channelId,
    ts,
    ...(version !== undefined && { version }),
    ...(appId !== undefined && { appId }),
    ...(authorId !== undefined && { authorId }),
    ...(clientMsgId !== undefined && { clientMsgId }),
    ...(threadTs !== undefined && { threadTs }),
  };
}
