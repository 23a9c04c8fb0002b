import { messageDefaults, serviceLimits, writtenSubtypes } from "../generated/service.js";
import type { Id } from "../values/ids.js";
import { type Instant, millisecondsOf, readTs, type Ts, toInstant } from "../values/instant.js";
import { archivesPath, type WorkspaceAddress } from "../values/site-addresses.js";
import { defineDocument, integer, maybeInteger, maybeText, text } from "./port/document.js";

/** Authors of a message. */
interface Authored {
  readonly userId?: Id;
  readonly authorId?: Id;
}

/** User or bot that posted a message, under any identity; undefined for a message of the service. */
export function authorOf({ userId, authorId }: Authored): Id | undefined {
  return userId ?? authorId;
}

/** A JSON object. */
export interface JsonObject {
  readonly [key: string]: unknown;
}

/** The user who pinned a message to its channel, and the time. */
export interface MessagePin {
  readonly userId: Id;
  /** Time of the pin. Later than those of the channel's earlier pins. */
  readonly ts: Ts;
}

/** A message before `commit` assigns its `ts`. */
export interface MessageDraft {
  readonly channelId: Id;
  readonly subtype?: string;
  readonly userId?: Id;
  readonly botId?: Id;
  readonly appId?: Id;
  /** Step of a workflow that posted it. */
  readonly executionId?: Id;
  /** User or bot behind a message under another identity, which has no `userId`. */
  readonly authorId?: Id;
  readonly username?: string;
  readonly icons?: { readonly emoji?: string; readonly imageUrl?: string };
  readonly text: string;
  /** The text has no styles, because its author said so. Absent for most, and for those from before there was this field. */
  readonly isUnstyled?: true;
  readonly blocks?: readonly JsonObject[];
  readonly attachments?: readonly JsonObject[];
  readonly metadata?: JsonObject;
  readonly threadTs?: Ts;
  readonly replyBroadcast?: boolean;
  readonly clientMsgId?: string;
  /** Files of the service that are attached to the message. */
  readonly fileIds?: readonly Id[];
  /** It was posted by uploading its files. */
  readonly isUpload?: true;
  /** Those of its files that were deleted since. */
  readonly deletedFileIds?: readonly Id[];
  readonly unfurl?: { readonly links?: boolean; readonly media?: boolean; readonly appLinks?: boolean };
  readonly edited?: { readonly userId: Id; readonly ts: Ts };
  readonly pinned?: MessagePin;
  /** Present while an app streams the message, and afterwards if the app did not stop the stream itself. */
  readonly stream?: MessageStream;
  /** Clients hide it. */
  readonly hidden?: true;
  /** An administrator has closed its thread. */
  readonly locked?: true;
  /** The assistant thread that the message begins. */
  readonly assistantThread?: { readonly title: string };
  /** A fact about a member or a channel in a message of the service. */
  readonly inviterId?: Id;
  readonly topic?: string;
  readonly purpose?: string;
  readonly oldName?: string;
  readonly name?: string;
  readonly item?: PinnedMessage;
  /** A deleted message stays as a document, so that its `clientMsgId` is still recognized. */
  readonly deleted?: true;
}

/** The message that a message of the service says was pinned. */
export interface PinnedMessage extends MessagePin {
  readonly messageTs: Ts;
}

/** A message as stored. */
export interface Message extends MessageDraft {
  readonly ts: Ts;
  /** Counts the changes of the message. Absent for 1, a message that was never changed. */
  readonly version?: number;
}

/** Messages, by channel and time. `commit` assigns each `ts`. */
export const messages = defineDocument<Message>()({
  name: "message",
  table: "messages",
  key: ["channel_id", "ts"],
  columns: {
    channel_id: text((it) => it.channelId, { document: "channel", onRemove: "remove" }),
    /** Microseconds. */
    ts: integer((it) => readTs(it.ts) ?? 0),
    app_id: maybeText((it) => it.appId),
    client_msg_id: maybeText((it) => it.clientMsgId),
    /** Only set on messages with a client ID. */
    author_id: maybeText(authorColumn),
    /** Parent of a reply, in microseconds. */
    thread_ts: maybeInteger(threadColumn),
    /** User or bot that replied. */
    replier_id: maybeText(replierColumn),
    /** `ts` of a message that the history of its channel shows, in microseconds. */
    history_ts: maybeInteger((it) => (isInHistory(it) ? readTs(it.ts) : undefined)),
    /** When the message was pinned, in microseconds. */
    pinned: maybeInteger(pinnedColumn),
  },
  lists: {
    by_client_msg_id: {
      by: ["app_id", "client_msg_id", "author_id", "channel_id"],
      order: ["ts"],
      where: "client_msg_id is not null",
    },
    in_thread: {
      by: ["channel_id", "thread_ts"],
      order: ["ts"],
      covers: ["replier_id"],
      where: "thread_ts is not null",
    },
    of_replier: {
      by: ["channel_id", "thread_ts", "replier_id"],
      order: ["ts"],
      where: "thread_ts is not null",
    },
    in_history: { by: ["channel_id"], order: ["history_ts"], where: "history_ts is not null" },
    of_pins: { by: ["channel_id"], order: ["pinned"], where: "pinned is not null" },
  },
  sample: (seed) => ({
    channelId: "C1",
    ts: `1767225600.${String(seed % 3).padStart(6, "0")}`,
    userId: "U1",
    text: "hello",
    ...(seed % 3 === 1 && { isUnstyled: true }),
  }),
});

/** Author of a message with a client ID; undefined without one. */
export function authorColumn(message: MessageDraft): Id | undefined {
  return message.clientMsgId === undefined ? undefined : authorOf(message);
}

/** Parent of a reply in microseconds; undefined for any other message and for a deleted one. */
export function threadColumn({ threadTs, deleted }: MessageDraft): number | undefined {
  return threadTs === undefined || deleted === true ? undefined : readTs(threadTs);
}

/** User or bot that replied; undefined for a message that is not a reply. */
export function replierColumn(message: MessageDraft): Id | undefined {
  return threadColumn(message) === undefined ? undefined : (message.userId ?? message.botId ?? message.authorId ?? "");
}

/** Whether the history of its channel shows a message: not a deleted one, and not a plain reply. */
export function isInHistory({ threadTs, replyBroadcast, deleted }: MessageDraft): boolean {
  return deleted !== true && (threadTs === undefined || replyBroadcast === true);
}

/** Whether it is a message of the service about a member or a channel. */
export function isOfService({ subtype }: MessageDraft): boolean {
  return subtype !== undefined && !writtenSubtypes.has(subtype);
}

/** Time of a pin in microseconds; undefined for a message that is not pinned, and for a deleted one. */
export function pinnedColumn({ pinned, deleted }: MessageDraft): number | undefined {
  return pinned === undefined || deleted === true ? undefined : readTs(pinned.ts);
}

/** Subtype of a message about what its author does. */
export const meSubtype = "me_message";

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

/** URL of a message. That of a reply names its thread too. */
export function permalinkOf({ channelId, ts, threadTs }: Message, { url }: WorkspaceAddress): string {
  const page = `${url}${archivesPath}/${channelId}/p${ts.replace(".", "")}`;
  return threadTs === undefined ? page : `${page}?thread_ts=${threadTs}&cid=${channelId}`;
}

/** Ways to show the tasks of a stream. */
export const taskDisplays = ["timeline", "plan", "dense"] as const;

/** A way to show the tasks of a stream. */
export type TaskDisplay = (typeof taskDisplays)[number];

/** Stream of a message. */
export interface MessageStream {
  /** Appends are accepted before this instant. */
  readonly ends: Instant;
  readonly tasks: TaskDisplay;
  /** The last block is text that further text continues. */
  readonly endsInText?: true;
  /** A user has stopped the stream. */
  readonly stopped?: true;
}

interface StreamStart {
  readonly startMs: number;
  /** Default: timeline. */
  readonly tasks?: TaskDisplay | undefined;
  readonly endsInText: boolean;
}

/** A new stream, which ends after the minutes of the service. */
export function startStream({ startMs, tasks = "timeline", endsInText }: StreamStart): MessageStream {
  return {
    ends: toInstant(Math.floor(startMs) + serviceLimits.streamMinutes.value * 60_000),
    tasks,
    ...(endsInText && { endsInText }),
  };
}

/** Whether the app can still append to a message with this stream. */
export function isStreaming(stream: MessageStream | undefined, nowMs: number): boolean {
  return stream !== undefined && stream.stopped !== true && !hasEnded(stream, nowMs);
}

/** Whether the time of a stream is over. */
export function hasEnded({ ends }: MessageStream, nowMs: number): boolean {
  return nowMs >= millisecondsOf(ends);
}
