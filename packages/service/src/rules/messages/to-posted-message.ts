import type { PostedMessage } from "@rollcall/api/webapi";
import type { Message } from "../../model/message.js";
import { toIdentityIcons, toMessageEdit } from "../conversations/to-message.js";

/** A message as the Web API shows it. */
export function toPostedMessage(message: Message, workspaceId: string): PostedMessage {
  const {
    subtype,
    userId,
    username,
    botId,
    appId,
    icons,
    blocks,
    attachments,
    metadata,
    threadTs,
    clientMsgId,
    edited,
  } = message;
  return {
    type: "message",
    ...(subtype !== undefined && { subtype }),
    text: message.text,
    ts: message.ts,
    ...(userId !== undefined && { user: userId }),
    ...(username !== undefined && { username }),
    ...(botId !== undefined && { bot_id: botId }),
    ...(appId !== undefined && { app_id: appId }),
    team: workspaceId,
    ...(icons !== undefined && { icons: toIdentityIcons(icons) }),
    ...(edited !== undefined && { edited: toMessageEdit(edited) }),
    ...(blocks !== undefined && { blocks }),
    ...(attachments !== undefined && { attachments }),
    ...(metadata !== undefined && { metadata }),
    ...(threadTs !== undefined && { thread_ts: threadTs }),
    ...(clientMsgId !== undefined && { client_msg_id: clientMsgId }),
  };
}
