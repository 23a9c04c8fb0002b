import type { Message as MessageObject } from "@rollcall/api/webapi";
import type { Channel } from "../model/channel.js";
import { isOfService, type Message, type MessagePin } from "../model/message.js";
import { toMessages } from "../rules/conversations/message-objects.js";
import { uploadSubtype } from "../rules/conversations/to-message.js";
import { secondsOfTs, type Ts } from "../values/message-ts.js";
import { channelTypeOf } from "./conversation-audience.js";
import type { Receiver } from "./receiver.js";

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
  const show = (one: Message) => showMessage(one, channel, receiver);
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
  const shown = await showMessage(message, channel, receiver);
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
      message: await showMessage(message, channel, receiver),
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
async function showMessage(message: Message, channel: Channel, receiver: Receiver): Promise<MessageObject> {
  const { caller, store, siteUrl } = receiver;
  const view = { channel, viewerId: caller.user?.id ?? "", siteUrl, metadata: "all" } as const;
  const [shown] = await toMessages([message], view, store);
  if (shown === undefined) throw new Error(`The message ${message.ts} cannot be shown.`);
  const { reactions: _reactions, last_read: _read, subscribed: _subscribed, ...event } = shown;
  return event;
}
