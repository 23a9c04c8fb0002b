import type { Message as MessageObject } from "@rollcall/api/webapi";
import { messageDefaults, writtenSubtypes } from "../generated/service.js";
import { tombstoneSubtype } from "../messages/changes/tombstone.js";
import type { Message, PinnedMessage } from "../messages/message.js";
import { toIdentityIcons, toMessageEdit } from "../messages/parts/identity-icons.js";
import type { Id } from "../values/ids.js";
import { secondsOfTs } from "../values/message-ts.js";
import type { MessageReferences, MessageView } from "./message-view.js";
import { parentKeys, replyKeys } from "./thread-keys.js";

/** A message as the Web API shows it, with its keys in the order of recordings. */
export function toMessage(message: Message, view: MessageView, references: MessageReferences): MessageObject {
  const { subtype } = message;
  return subtype === undefined || writtenSubtypes.has(subtype)
    ? toWritten(message, view, references)
    : toSystem(message, subtype, view, references);
}

/** Subtype of a message that was posted by uploading its files. The history shows it without one if it has a text. */
export const uploadSubtype = "file_share";

function toWritten(message: Message, view: MessageView, references: MessageReferences): MessageObject {
  const { userId, botId, appId, clientMsgId, edited, username, icons } = message;
  const subtype = message.isUpload === true && message.text === "" ? uploadSubtype : message.subtype;
  const author = userId === undefined ? undefined : references.authors.get(userId);
  return {
    ...(subtype !== undefined && { subtype }),
    ...(userId !== undefined && { user: userId }),
    type: "message",
    ts: message.ts,
    ...(botId !== undefined && { bot_id: botId }),
    ...(appId !== undefined && { app_id: appId }),
    ...(clientMsgId !== undefined && { client_msg_id: clientMsgId }),
    ...(edited !== undefined && { edited: toMessageEdit(edited) }),
    text: message.text,
    ...(username !== undefined && { username }),
    ...(icons !== undefined && { icons: toIdentityIcons(icons) }),
    team: author?.team ?? view.channel.workspaceId,
    ...(author?.profile !== undefined && { bot_profile: author.profile(appId) }),
    ...parentKeys(message, view.viewerId, references),
    ...replyKeys(message, references),
    ...content(message, view, references),
  };
}

/** A message of the service about a member or the channel. */
function toSystem(message: Message, subtype: string, view: MessageView, references: MessageReferences): MessageObject {
  const { inviterId, topic, purpose, oldName, name, item } = message;
  const userId = subtype === tombstoneSubtype ? messageDefaults.systemUserId : message.userId;
  return {
    subtype,
    ...(userId !== undefined && { user: userId }),
    text: message.text,
    type: "message",
    ts: message.ts,
    ...(inviterId !== undefined && { inviter: inviterId }),
    ...(topic !== undefined && { topic }),
    ...(purpose !== undefined && { purpose }),
    ...(oldName !== undefined && { old_name: oldName }),
    ...(name !== undefined && { name }),
    ...(item !== undefined && { item_type: messageDefaults.pinnedItemType, item: toPinned(item, view.channel.id) }),
    ...parentKeys(message, view.viewerId, references),
    ...content(message, view, references),
  };
}

function content(message: Message, { channel, metadata: wanted }: MessageView, references: MessageReferences) {
  const { ts, subtype, fileIds = [], attachments, blocks, pinned, hidden, metadata, assistantThread } = message;
  const files = fileIds.flatMap((id) => references.files.get(id) ?? []);
  const reactions = references.reactions.get(ts);
  const isWanted = metadata !== undefined && (wanted === "all" || wanted.has(String(metadata["event_type"])));
  return {
    ...(files.length > 0 && { files, upload: message.isUpload === true, display_as_bot: false }),
    ...(attachments !== undefined && { attachments }),
    ...(blocks !== undefined && { blocks }),
    ...(reactions !== undefined && subtype !== tombstoneSubtype && { reactions }),
    ...(pinned !== undefined && { pinned_to: [channel.id] }),
    ...(hidden === true && { hidden }),
    ...(isWanted && { metadata }),
    ...(assistantThread !== undefined && {
      assistant_app_thread: { title: assistantThread.title, title_blocks: [], artifacts: [] },
    }),
  };
}

/** The message that was pinned. Without its content, which it may have lost since. */
function toPinned({ userId, ts, messageTs }: PinnedMessage, channelId: Id) {
  const created = secondsOfTs(ts);
  return {
    type: "message",
    created,
    created_by: userId,
    channel: channelId,
    message: { type: "message", ts: messageTs },
  };
}
