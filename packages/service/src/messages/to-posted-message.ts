import type { PostedMessage } from "@rollcall/api/webapi";
import type { Message } from "./message.js";

/** A message as the Web API shows it. */
export function toPostedMessage(message: Message, workspaceId: string): PostedMessage {
  const { subtype, userId, username, botId, appId, icons, blocks, attachments, metadata, threadTs, clientMsgId } =
    message;
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
    ...(icons !== undefined && { icons: toIcons(icons) }),
    ...(blocks !== undefined && { blocks }),
    ...(attachments !== undefined && { attachments }),
    ...(metadata !== undefined && { metadata }),
    ...(threadTs !== undefined && { thread_ts: threadTs }),
    ...(clientMsgId !== undefined && { client_msg_id: clientMsgId }),
  };
}

function toIcons({ emoji, imageUrl }: NonNullable<Message["icons"]>) {
  return { ...(emoji !== undefined && { emoji }), ...(imageUrl !== undefined && { image_48: imageUrl }) };
}
