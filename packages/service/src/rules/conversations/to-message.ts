import type { IdentityIcons, MessageEdit, Message as MessageObject } from "@rollcall/api/webapi";
import { messageDefaults, serviceLimits, writtenSubtypes } from "../../generated/service.js";
import { authorOf, type Message, type PinnedMessage, tombstoneSubtype } from "../../model/message.js";
import type { Id } from "../../values/ids.js";
import { secondsOfTs } from "../../values/instant.js";
import type { MessageReferences, MessageView } from "./message-view.js";

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
  const shown: Shown = {};
  if (subtype !== undefined) shown.subtype = subtype;
  if (userId !== undefined) shown.user = userId;
  shown.type = "message";
  shown.ts = message.ts;
  if (botId !== undefined) shown.bot_id = botId;
  if (appId !== undefined) shown.app_id = appId;
  if (clientMsgId !== undefined) shown.client_msg_id = clientMsgId;
  if (edited !== undefined) shown.edited = toMessageEdit(edited);
  shown.text = message.text;
  if (username !== undefined) shown.username = username;
  if (icons !== undefined) shown.icons = toIdentityIcons(icons);
  shown.team = author?.team ?? view.channel.workspaceId;
  if (author?.profile !== undefined) shown.bot_profile = author.profile(appId);
  if (message.threadTs !== undefined) Object.assign(shown, replyKeys(message, references));
  else if (references.threads.size > 0) Object.assign(shown, parentKeys(message, view.viewerId, references));
  return addContent(shown, message, view, references);
}

/** A message whose keys are set one after another: pages have many, and copies of parts would cost more than all else. */
type Shown = { -readonly [Key in keyof MessageObject]?: MessageObject[Key] };

/** A message of the service about a member or the channel. */
function toSystem(message: Message, subtype: string, view: MessageView, references: MessageReferences): MessageObject {
  const { inviterId, topic, purpose, oldName, name, item } = message;
  const userId = subtype === tombstoneSubtype ? messageDefaults.systemUserId : message.userId;
  const shown: Shown = {
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
  };
  return addContent(shown, message, view, references);
}

function addContent(
  shown: Shown,
  message: Message,
  { channel, metadata: wanted }: MessageView,
  references: MessageReferences,
): MessageObject {
  const { ts, subtype, fileIds, attachments, blocks, pinned, hidden, metadata, assistantThread } = message;
  const files = fileIds?.flatMap((id) => references.files.get(id) ?? []) ?? [];
  const reactions = references.reactions.get(ts);
  const isWanted = metadata !== undefined && (wanted === "all" || wanted.has(String(metadata["event_type"])));
  if (files.length > 0) Object.assign(shown, { files, upload: message.isUpload === true, display_as_bot: false });
  if (attachments !== undefined) shown.attachments = attachments;
  if (blocks !== undefined) shown.blocks = blocks;
  if (reactions !== undefined && subtype !== tombstoneSubtype) shown.reactions = reactions;
  if (pinned !== undefined) shown.pinned_to = [channel.id];
  if (hidden === true) shown.hidden = hidden;
  if (isWanted) shown.metadata = metadata;
  if (assistantThread !== undefined) {
    shown.assistant_app_thread = { title: assistantThread.title, title_blocks: [], artifacts: [] };
  }
  return shown as MessageObject;
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

/** Keys of a parent; none for a message without replies. */
function parentKeys(message: Message, viewerId: Id, { threads }: MessageReferences): Partial<MessageObject> {
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
function replyKeys({ threadTs, replyBroadcast }: Message, { parents }: MessageReferences): Partial<MessageObject> {
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

/** Icon of a message under another identity. */
export function toIdentityIcons({ emoji, imageUrl }: NonNullable<Message["icons"]>): IdentityIcons {
  return { ...(emoji !== undefined && { emoji }), ...(imageUrl !== undefined && { image_64: imageUrl }) };
}

/** Last edit of a message. */
export function toMessageEdit({ userId, ts }: NonNullable<Message["edited"]>): MessageEdit {
  return { user: userId, ts };
}
