import type {
  BotProfile,
  File,
  IdentityIcons,
  MessageEdit,
  Message as MessageObject,
  Reaction,
} from "@rollcall/api/webapi";
import { messageDefaults, serviceLimits, writtenSubtypes } from "../../generated/service.js";
import type { Channel } from "../../model/channel.js";
import { authorOf, type Message, meSubtype, type PinnedMessage, tombstoneSubtype } from "../../model/message.js";
import type { Replier } from "../../model/message-store.js";
import type { User } from "../../model/user.js";
import type { Id } from "../../values/ids.js";
import { secondsOf, secondsOfTs, type Ts } from "../../values/instant.js";
import { fingerprint, pictureOf } from "../../values/picture.js";
import type { WorkspaceAddress } from "../../values/site-addresses.js";
import { composeBlocks } from "../blocks/compose-blocks.js";
import { toBotId } from "../directory/user.js";

/** Metadata that a call asks for: all, or that with one of the event types. */
export type WantedMetadata = "all" | ReadonlySet<string>;

/** Dependencies of the representation of messages. */
export interface MessageView {
  readonly channel: Channel;
  readonly viewerId: Id;
  /** Addresses of the workspace in which the messages are shown. */
  readonly address: WorkspaceAddress;
  readonly metadata: WantedMetadata;
  /** Set to show all users who reacted. Default: the first ones of each emoji, and the viewer. */
  readonly reactors?: "all";
}

/** The users, files and apps that messages refer to, by key. */
export interface MessageReferences {
  readonly authors: ReadonlyMap<Id, MessageAuthor>;
  readonly files: ReadonlyMap<Id, File>;
  /** By `ts` of the parent. */
  readonly threads: ReadonlyMap<Ts, readonly Replier[]>;
  /** By `ts` of the message. */
  readonly reactions: ReadonlyMap<Ts, readonly Reaction[]>;
  /** Parents of replies, by `ts`. */
  readonly parents: ReadonlyMap<Ts, Message>;
}

/** The fields that each message of an author shows of it. */
interface MessageAuthor {
  readonly team: Id;
  /** Returns the profile of a bot in a message of an app. Absent for a person. */
  readonly profile?: (appId: Id | undefined) => BotProfile;
}

/** The place where messages are shown. */
interface Place {
  /** Workspace of the channel. */
  readonly workspaceId: Id;
  readonly siteUrl: string;
}

/** A message as the Web API shows it, with its keys in the order of recordings. */
export function toMessage(message: Message, view: MessageView, references: MessageReferences): MessageObject {
  const { subtype } = message;
  return subtype === undefined || writtenSubtypes.has(subtype)
    ? toWritten(message, view, references)
    : toSystem(message, subtype, view, references);
}

/** A message that its author has just posted, without files and outside of a thread: nothing refers to it yet. */
export function toNewMessage(message: Message, view: MessageView, author: User): MessageObject {
  const { workspaceId } = view.channel;
  const authors = new Map([[author.id, toAuthor(author, { workspaceId, siteUrl: view.address.siteUrl })]]);
  return toMessage(message, view, { ...noReferences, authors });
}

const noReferences = { files: new Map(), threads: new Map(), reactions: new Map(), parents: new Map() };

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
  else if (isComposed(message)) shown.blocks = blocksOfText(message);
  if (reactions !== undefined && subtype !== tombstoneSubtype) shown.reactions = reactions;
  if (pinned !== undefined) shown.pinned_to = [channel.id];
  if (hidden === true) shown.hidden = hidden;
  if (isWanted) shown.metadata = metadata;
  if (assistantThread !== undefined) {
    shown.assistant_app_thread = { title: assistantThread.title, title_blocks: [], artifacts: [] };
  }
  return shown as MessageObject;
}

/** Whether clients show the text of a message as rich text: one that someone wrote with neither blocks nor an act. */
function isComposed({ text, subtype }: Message): boolean {
  return text !== "" && subtype !== meSubtype && (subtype === undefined || writtenSubtypes.has(subtype));
}

/** The rich text of a text. It is derived, so that its identifier comes from what it is derived from. */
function blocksOfText({ channelId, ts, text, isUnstyled }: Message): NonNullable<MessageObject["blocks"]> {
  const id = fingerprint(`${channelId} ${ts} ${text}`).slice(0, 5);
  return composeBlocks(text, { isUnstyled }).map(({ type, ...block }) => ({ type, block_id: id, ...block }));
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
    ...replyCounts(repliers),
    is_locked: locked === true,
    subscribed: isSubscribed,
    ...(isSubscribed && { last_read: own?.latest ?? ts }),
  };
}

/** Number of replies and of those who replied, with the latest reply and the first who replied. */
function replyCounts(repliers: readonly Replier[]) {
  return {
    reply_count: repliers.reduce((sum, { count }) => sum + count, 0),
    reply_users_count: repliers.length,
    latest_reply:
      repliers
        .map(({ latest }) => latest)
        .sort()
        .at(-1) ?? "",
    reply_users: repliers.slice(0, serviceLimits.shownRepliers.value).map(({ id }) => id),
  };
}

/** Keys of a reply. One that is also shown in the channel has its parent in short form. */
function replyKeys({ threadTs, replyBroadcast }: Message, references: MessageReferences): Partial<MessageObject> {
  if (threadTs === undefined) return {};
  const parent = references.parents.get(threadTs);
  const parentId = parent === undefined ? undefined : (parent.userId ?? parent.botId);
  return {
    thread_ts: threadTs,
    ...(parentId !== undefined && { parent_user_id: parentId }),
    ...(replyBroadcast === true && parent !== undefined && { root: shorten(parent, references) }),
  };
}

function shorten(
  { ts, userId, botId, text }: Message,
  { threads }: MessageReferences,
): NonNullable<MessageObject["root"]> {
  return {
    ...(userId !== undefined && { user: userId }),
    type: "message",
    ts,
    ...(botId !== undefined && { bot_id: botId }),
    text,
    thread_ts: ts,
    ...replyCounts(threads.get(ts) ?? []),
  };
}

/** Icon of a message under another identity. */
function toIdentityIcons({ emoji, imageUrl }: NonNullable<Message["icons"]>): IdentityIcons {
  return { ...(emoji !== undefined && { emoji }), ...(imageUrl !== undefined && { image_64: imageUrl }) };
}

/** Last edit of a message. */
function toMessageEdit({ userId, ts }: NonNullable<Message["edited"]>): MessageEdit {
  return { user: userId, ts };
}

/** The fields of an author that the messages of a page show. Messages with the same profile share one object. */
export function toAuthor(user: User, { workspaceId, siteUrl }: Place): MessageAuthor {
  const team = teamOf(user, workspaceId);
  if (user.kind !== "bot") return { team };
  const profiles = new Map<Id | undefined, BotProfile>();
  const profile = (appId: Id | undefined) => {
    const shown = profiles.get(appId) ?? toProfile(user, { appId, team, siteUrl });
    profiles.set(appId, shown);
    return shown;
  };
  return { team, profile };
}

/** Workspace of an author: the channel's if the author belongs to it, otherwise the author's first. */
function teamOf({ memberships }: User, workspaceId: Id): Id {
  const [home] = memberships;
  if (home === undefined || memberships.some((its) => its.workspaceId === workspaceId)) return workspaceId;
  return home.workspaceId;
}

interface ProfilePlace {
  readonly appId: Id | undefined;
  readonly team: Id;
  readonly siteUrl: string;
}

function toProfile(bot: User, { appId, team, siteUrl }: ProfilePlace): BotProfile {
  const { url } = pictureOf(bot, siteUrl);
  return {
    id: toBotId(bot.id),
    app_id: appId ?? bot.appId ?? "",
    user_id: bot.id,
    name: bot.displayName,
    icons: { image_36: url(36), image_48: url(48), image_72: url(72) },
    deleted: !bot.active,
    updated: secondsOf(bot.updated),
    team_id: team,
  };
}
