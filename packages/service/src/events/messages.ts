import type { Message as MessageObject } from "@rollcall/api/webapi";
import { assistantSubtype } from "../model/agent-session.js";
import type { Channel } from "../model/channel.js";
import { documents } from "../model/documents.js";
import type { CommitView, EventDraft, EventRead } from "../model/event-draft.js";
import { isOfService, type JsonObject, type Message, type MessageDraft, type MessagePin } from "../model/message.js";
import type { ChangeMessage, InsertMessage } from "../model/message-store.js";
import { keyOf } from "../model/port/document.js";
import { showMessage } from "../rules/conversations/message-objects.js";
import { uploadSubtype } from "../rules/conversations/to-message.js";
import type { Id } from "../values/ids.js";
import { secondsOfTs, type Ts } from "../values/instant.js";
import { channelTypeOf, conversationAudience, type EventSource, eventTsOf, type Receiver } from "./event-source.js";
import { linkDrafts, linkReads, linkShared } from "./link-shared.js";

const messageSubscriptions = {
  channel: "message.channels",
  group: "message.groups",
  im: "message.im",
  mpim: "message.mpim",
} as const;

const ofMessages = Object.values(messageSubscriptions);

/** Events of a posted message. */
export const postedMessageEvents: EventSource<InsertMessage> = {
  subscriptions: [...ofMessages, "app_mention", "message_metadata_posted", linkShared, "file_shared"],
  reads: ({ message }, isWanted) => [
    channelRead(message.channelId),
    ...(isWanted(linkShared) ? linkReads(message) : []),
  ],
  drafts: (write, view) => {
    const channel = view.channel(write.message.channelId);
    // The app learns of a thread by the event about it.
    if (channel === undefined || write.message.subtype === assistantSubtype) return [];
    const message = { ...write.message, ts: view.tsOf(write) };
    return [
      messageDraft(channel, { message }),
      ...(view.isWanted("app_mention") ? mentions(channel, message) : []),
      ...(view.isWanted(linkShared) ? linkDrafts(channel, message, view) : []),
      ...(message.metadata === undefined
        ? []
        : [contextual("message_metadata_posted", channel, { message, eventTs: message.ts })]),
      ...(message.fileIds === undefined ? [] : shareDrafts(channel, { message }, view)),
    ];
  },
};

/** Events of a changed or deleted message. */
export const changedMessageEvents: EventSource<ChangeMessage> = {
  subscriptions: [
    ...[...ofMessages, "pin_added", "pin_removed", "message_metadata_updated", "message_metadata_deleted"],
    ...["file_shared", "file_unshared"],
  ],
  reads: ({ message }) => [
    channelRead(message.channelId),
    { kind: "document", document: documents.message, key: keyOf(documents.message, message) },
  ],
  drafts: ({ message }, view) => {
    const before = view.before(documents.message, keyOf(documents.message, message));
    const channel = view.channel(message.channelId);
    if (channel === undefined || before === undefined) return [];
    return [
      ...contentDrafts(channel, { before, message }, view),
      ...pinDrafts(channel, { before, message }, view),
      ...metadataDrafts(channel, { before, message }, view),
      ...(before.fileIds === message.fileIds ? [] : shareDrafts(channel, { before, message }, view)),
    ];
  },
};

interface Change {
  readonly before: Message;
  readonly message: Message;
}

function contentDrafts(channel: Channel, { before, message }: Change, view: CommitView): readonly EventDraft[] {
  if (before.deleted === true || contentOf(before) === contentOf(message)) return [];
  const eventTs = eventTsOf(view);
  return [messageDraft(channel, message.deleted === true ? { before, eventTs } : { before, message, eventTs })];
}

/** The content of a message that clients show, without marks such as pins. */
function contentOf({ version: _version, pinned: _pinned, ...content }: Message): string {
  return JSON.stringify(content);
}

function pinDrafts(channel: Channel, { before, message }: Change, view: CommitView): readonly EventDraft[] {
  const [was, is] = [before.pinned, message.deleted === true ? undefined : message.pinned];
  if ((was === undefined) === (is === undefined)) return [];
  const pin = is ?? was;
  const userId = is?.userId ?? view.byId ?? was?.userId;
  const type = is === undefined ? "pin_removed" : "pin_added";
  return [contextual(type, channel, { message, pin, userId, eventTs: eventTsOf(view) })];
}

function metadataDrafts(channel: Channel, { before, message }: Change, view: CommitView): readonly EventDraft[] {
  const is = message.deleted === true ? undefined : message.metadata;
  if (before.metadata === undefined || JSON.stringify(before.metadata) === JSON.stringify(is)) return [];
  const type = is === undefined ? "message_metadata_deleted" : "message_metadata_updated";
  return [contextual(type, channel, { before, message, eventTs: eventTsOf(view) })];
}

/** Bots receive messages that mention them, except direct ones. */
function mentions(channel: Channel, message: Message): readonly EventDraft[] {
  if (channel.kind === "im" || isOfService(message)) return [];
  return mentionedUsers(message).map((userId) => ({
    type: "app_mention",
    audience: { ...conversationAudience(channel, "app_mention"), userId },
    facts: { channel, message },
  }));
}

function messageDraft(channel: Channel, facts: object): EventDraft {
  const type = channelTypeOf(channel.kind);
  return {
    type: "message",
    audience: conversationAudience(channel, messageSubscriptions[type]),
    facts: { channel, ...facts },
  };
}

function contextual(type: string, channel: Channel, facts: object): EventDraft {
  return { type, audience: conversationAudience(channel, type), facts: { channel, ...facts } };
}

function channelRead(id: string): EventRead {
  return { kind: "document", document: documents.channel, key: { id } };
}

/** Events of the files that a message shares, and of those that it no longer shares. */
function shareDrafts(
  channel: Channel,
  { message, before }: { readonly message?: Message | undefined; readonly before?: Message },
  view: CommitView,
): readonly EventDraft[] {
  const was = before?.fileIds ?? [];
  const is = message === undefined || message.deleted === true ? [] : (message.fileIds ?? []);
  const draft = (type: string) => (fileId: string) => ({
    type,
    audience: conversationAudience(channel, type),
    facts: {
      fileId,
      userId: view.byId ?? message?.userId ?? message?.authorId ?? "",
      channelId: channel.id,
      eventTs: eventTsOf(view),
    },
  });
  return [
    ...is.filter((id) => !was.includes(id)).map(draft("file_shared")),
    ...was.filter((id) => !is.includes(id)).map(draft("file_unshared")),
  ];
}

/** A message that was posted, changed or deleted. */
interface MessageFacts {
  readonly channel: Channel;
  /** As it was before the change. */
  readonly before?: Message;
  /** As it is now; absent for a deleted one. */
  readonly message?: Message;
  /** Time of the change. */
  readonly eventTs?: Ts;
}

/** Writes `message` in all its forms. */
export async function writeMessageEvent(facts: MessageFacts, receiver: Receiver): Promise<object | undefined> {
  const { channel, before, message, eventTs } = facts;
  const show = (one: Message) => writeMessage(one, channel, receiver);
  const place = { channel: channel.id, channel_type: channelTypeOf(channel.kind) };
  if (before === undefined) {
    if (message === undefined) return undefined;
    const subtype = message.isUpload === true && message.subtype === undefined && { subtype: uploadSubtype };
    return { ...subtype, ...(await show(message)), ...teamOfService(message, channel), ...place, event_ts: message.ts };
  }
  const change = { ...place, hidden: true, ts: eventTs, event_ts: eventTs };
  const previous = await show(before);
  if (message === undefined) {
    const subtype = "message_deleted";
    return { type: "message", subtype, ...change, deleted_ts: before.ts, previous_message: previous };
  }
  const subtype = "message_changed";
  return { type: "message", subtype, ...change, message: await show(message), previous_message: previous };
}

/** Events show a workspace with messages about members, names and archiving. */
function teamOfService(message: Message, { workspaceId: team }: Channel): { readonly team?: string } {
  const { topic, purpose, item } = message;
  const isAboutContent = topic !== undefined || purpose !== undefined || item !== undefined;
  return isOfService(message) && !isAboutContent ? { team } : {};
}

/** Writes `app_mention`. */
export async function writeMention(
  { channel, message }: { readonly channel: Channel; readonly message: Message },
  receiver: Receiver,
): Promise<object> {
  const shown = await writeMessage(message, channel, receiver);
  return { ...shown, type: "app_mention", channel: channel.id, event_ts: message.ts };
}

interface PinFacts {
  readonly channel: Channel;
  readonly message: Message;
  readonly pin: MessagePin;
  readonly userId: string;
  readonly eventTs: Ts;
}

/** Writes `pin_added`. */
export async function writePinAdded(facts: PinFacts, receiver: Receiver): Promise<object> {
  const { event_ts, ...pin } = await pinOf("pin_added", facts, receiver);
  return { ...pin, event_ts };
}

/** Writes `pin_removed`. */
export async function writePinRemoved(facts: PinFacts, receiver: Receiver): Promise<object> {
  const { event_ts, ...pin } = await pinOf("pin_removed", facts, receiver);
  return { ...pin, has_pins: pin.pin_count > 0, event_ts };
}

async function pinOf(type: string, { channel, message, pin, userId, eventTs }: PinFacts, receiver: Receiver) {
  const pinnedTs = secondsOfTs(pin.ts);
  return {
    type,
    user: userId,
    channel_id: channel.id,
    item: {
      type: "message",
      created: pinnedTs,
      created_by: pin.userId,
      channel: channel.id,
      message: await writeMessage(message, channel, receiver),
    },
    item_user: authorOfItem(message),
    pin_count: await receiver.store.messages.countPins(channel.id),
    pinned_info: { channel: channel.id, pinned_by: pin.userId, pinned_ts: pinnedTs },
    event_ts: eventTs,
  };
}

interface MetadataFacts {
  readonly channel: Channel;
  readonly before?: Message;
  readonly message: Message;
  readonly eventTs: Ts;
}

/** Writes `message_metadata_posted`. */
export async function writeMetadataPosted({ channel, message, eventTs }: MetadataFacts, receiver: Receiver) {
  const { metadata } = message;
  return {
    type: "message_metadata_posted",
    ...posterOf(message, receiver),
    channel_id: channel.id,
    metadata,
    message_ts: message.ts,
    event_ts: eventTs,
  };
}

/** Writes `message_metadata_updated`. */
export async function writeMetadataUpdated(facts: MetadataFacts, receiver: Receiver) {
  const { channel, before, message, eventTs } = facts;
  return {
    type: "message_metadata_updated",
    channel_id: channel.id,
    event_ts: eventTs,
    previous_metadata: before?.metadata,
    ...posterOf(message, receiver),
    message_ts: message.ts,
    metadata: message.metadata,
  };
}

/** Writes `message_metadata_deleted`. */
export async function writeMetadataDeleted(facts: MetadataFacts, receiver: Receiver) {
  const { channel, before, message, eventTs } = facts;
  return {
    type: "message_metadata_deleted",
    channel_id: channel.id,
    event_ts: eventTs,
    previous_metadata: before?.metadata,
    ...posterOf(message, receiver),
    message_ts: message.ts,
    deleted_ts: message.ts,
  };
}

function posterOf(message: Message, { caller }: Receiver) {
  const { appId, botId } = message;
  return {
    ...(appId !== undefined && { app_id: appId }),
    ...(botId !== undefined && { bot_id: botId }),
    user_id: authorOfItem(message),
    team_id: caller.workspace.id,
  };
}

function authorOfItem({ userId, authorId, botId }: Message): string {
  return userId ?? authorId ?? botId ?? "";
}

/** A message as it was at the event: without what has come to it since. */
async function writeMessage(message: Message, channel: Channel, receiver: Receiver): Promise<MessageObject> {
  const { caller, store, site } = receiver;
  const address = site.of(caller.workspace);
  const view = { channel, viewerId: caller.user?.id ?? "", address, metadata: "all" } as const;
  const shown = await showMessage(message, view, store);
  const { reactions: _reactions, last_read: _read, subscribed: _subscribed, ...event } = shown;
  return event;
}

const mention = /<@([A-Z0-9]+)(?:\|[^>]*)?>/g;

/** Users and bots that a message mentions, in its text or in the rich text of its blocks. */
function mentionedUsers({ text, blocks = [] }: Pick<MessageDraft, "text" | "blocks">): readonly Id[] {
  return [...new Set([...inText(text), ...blocks.flatMap(inPart)])];
}

function inText(text: string): readonly Id[] {
  return [...text.matchAll(mention)].flatMap(([, id]) => id ?? []);
}

function inPart(part: unknown): readonly Id[] {
  if (typeof part === "string") return inText(part);
  if (Array.isArray(part)) return part.flatMap(inPart);
  if (typeof part !== "object" || part === null) return [];
  const { type, user_id: userId } = part as JsonObject;
  if (type === "user" && typeof userId === "string") return [userId];
  return Object.values(part).flatMap(inPart);
}
