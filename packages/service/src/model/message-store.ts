import type { Id } from "../values/ids.js";
import type { Ts } from "../values/instant.js";
import { type Message, type MessageDraft, messages } from "./message.js";
import { hasVersion, keyOf, type VersionOf } from "./port/document.js";
import type { Activity } from "./reaction.js";

/** A period that includes both ends. */
export interface MessageStretch {
  readonly oldest: Ts;
  readonly latest: Ts;
}

/** A page of the messages of a period. */
export interface MessageWindow extends MessageStretch {
  readonly limit: number;
}

/** A page of messages between two bounds, both included. */
export interface MessageSlice extends MessageWindow {
  /** Order of the page, which is cut from the end that it starts with. */
  readonly order: "oldestFirst" | "newestFirst";
}

/** The replies of one user or bot in a thread. */
export interface Replier {
  /** Parent of the thread. */
  readonly threadTs: Ts;
  readonly id: Id;
  readonly count: number;
  readonly first: Ts;
  readonly latest: Ts;
}

/** Identity of a message by client ID, which only counts among the messages of one author in one channel. */
export interface ClientMsgKey {
  readonly channelId: Id;
  readonly appId: Id;
  readonly authorId: Id;
  readonly clientMsgId: string;
}

export interface MessageReader {
  get(channelId: Id, ts: Ts): Promise<Message | undefined>;
  /** Finds the newest message that an author posted to a channel with an app under a client ID. */
  byClientMsgId(key: ClientMsgKey): Promise<Message | undefined>;
  /** Finds the messages of a period, oldest first. */
  window(channelId: Id, window: MessageWindow): Promise<readonly Message[]>;
  /** Finds the activity of a period's messages, by the messages' `ts`, then kind, user and detail. */
  activity(channelId: Id, stretch: MessageStretch): Promise<readonly Activity[]>;
  /** Finds the latest messages, newest first. */
  latest(channelId: Id, limit: number): Promise<readonly Message[]>;
  /** Finds messages that the history of a channel shows. */
  history(channelId: Id, slice: MessageSlice): Promise<readonly Message[]>;
  /** Number of messages after `ts` that the history of a channel shows. */
  countAfter(channelId: Id, ts: Ts): Promise<number>;
  /** The same, without messages of the service. */
  countWrittenAfter(channelId: Id, ts: Ts): Promise<number>;
  /** Finds the replies of a thread, oldest first. */
  replies(channelId: Id, threadTs: Ts, window: MessageWindow): Promise<readonly Message[]>;
  /** Finds who replied in the threads whose parents are in a period, by parent, then by first reply. */
  repliers(channelId: Id, stretch: MessageStretch): Promise<readonly Replier[]>;
  /** Finds the pinned messages of a channel, newest pin first. */
  pins(channelId: Id, limit: number): Promise<readonly Message[]>;
  /** Number of pinned messages of a channel. */
  countPins(channelId: Id): Promise<number>;
  /** Exact number of messages in all channels of the workspace, deleted ones included. */
  count(workspaceId: Id): Promise<number>;
}

/**
 * Posts a message. `commit` assigns its `ts`: `nowMs`, or the channel's last `ts` plus a microsecond if that is later.
 */
export interface InsertMessage {
  readonly kind: "insertMessage";
  readonly message: MessageDraft;
  readonly nowMs: number;
}

/**
 * Replaces a stored message, which its channel and `ts` name. Without such a message, nothing changes. The channel's
 * number of messages stays as it is: a deleted message remains stored, with `deleted`.
 */
export interface ChangeMessage {
  readonly kind: "changeMessage";
  readonly message: Message;
  /** Files that it had before, if they may change. Default: it keeps its files, which it may not lose then. */
  readonly formerFileIds?: readonly Id[];
}

/** A message posted by a commit. */
export interface PostedMessage {
  readonly channelId: Id;
  readonly ts: Ts;
}

/** Expectations about messages. */
export type MessageExpectation =
  /** No message of the app's author in the channel has the client ID, from `since` on. */
  | ({ readonly kind: "freeClientMsgId"; readonly since: Ts } & ClientMsgKey)
  /** A thread has this many replies. */
  | { readonly kind: "replyCount"; readonly channelId: Id; readonly threadTs: Ts; readonly count: number }
  /** After the writes, the channel has at most this many pinned messages. */
  | { readonly kind: "pinsAtMost"; readonly channelId: Id; readonly atMost: number }
  /** The workspace exists and, after the writes, its channels together have at most this many messages. */
  | { readonly kind: "messagesAtMost"; readonly workspaceId: Id; readonly atMost: number };

/**
 * Builds the write that replaces a message by its next version.
 * @param former the message as it was, if its files may change. Default: they stay.
 */
export function changeMessage(message: Message, former: Pick<Message, "fileIds"> = {}): ChangeMessage {
  const { fileIds: formerFileIds } = former;
  return {
    kind: "changeMessage",
    message: { ...message, version: versionOf(message) + 1 },
    ...(formerFileIds !== undefined && { formerFileIds }),
  };
}

/** Builds the expectation that a message is still as it was read. */
export function messageVersion(message: Message): VersionOf<{ readonly message: typeof messages }> {
  return hasVersion(messages, keyOf(messages, message), versionOf(message));
}

function versionOf({ version = 1 }: Message): number {
  return version;
}
