import type { DelayedMessage } from "@rollcall/api/webapi";
import type { MessageDraft } from "../../model/message.js";
import type { User } from "../../model/user.js";

/** A scheduled message as the Web API shows its content. */
export function toDelayedMessage(message: MessageDraft, author: User): DelayedMessage {
  const { text, botId, userId, username, blocks, attachments, metadata, threadTs } = message;
  return {
    type: "delayed_message",
    ...(botId !== undefined && { subtype: "bot_message", username: username ?? author.userName, bot_id: botId }),
    text,
    ...(botId === undefined && userId !== undefined && { user: userId }),
    ...(blocks !== undefined && { blocks }),
    ...(attachments !== undefined && { attachments }),
    ...(metadata !== undefined && { metadata }),
    ...(threadTs !== undefined && { thread_ts: threadTs }),
  };
}
