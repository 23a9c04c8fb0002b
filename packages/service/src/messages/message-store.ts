import type { MessageEvent } from "../analytics/message-event.js";
import type { Id } from "../values/ids.js";
import type { Ts } from "../values/message-ts.js";
import type { Message, MessageDraft } from "./message.js";

/** A period that includes both ends. */
export interface MessageStretch {
  readonly oldest: Ts;
  readonly latest: Ts;
}

/** A page of the messages of a period. */
export interface MessageWindow extends MessageStretch {
  readonly limit: number;
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
  /** Finds the events of a period's messages, by the messages' `ts`, then kind, user and detail. */
  events(channelId: Id, stretch: MessageStretch): Promise<readonly MessageEvent[]>;
  /** Finds the latest messages, newest first. */
  latest(channelId: Id, limit: number): Promise<readonly Message[]>;
  /** Exact number of messages in all channels of the workspace. */
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

/** A message posted by a commit. */
export interface PostedMessage {
  readonly channelId: Id;
  readonly ts: Ts;
}

/** Expectations about messages. */
export type MessageExpectation =
  /** No message of the app's author in the channel has the client ID, from `since` on. */
  | ({ readonly kind: "freeClientMsgId"; readonly since: Ts } & ClientMsgKey)
  /** The workspace exists and, after the writes, its channels together have at most this many messages. */
  | { readonly kind: "messagesAtMost"; readonly workspaceId: Id; readonly atMost: number };
