import type { MessageEvent } from "../analytics/message-event.js";
import type { Id } from "../values/ids.js";
import type { Ts } from "../values/message-ts.js";
import type { Message, MessageDraft } from "./message.js";

/** A stretch of time; a message that bears one of its ends is in it. */
export interface MessageStretch {
  readonly oldest: Ts;
  readonly latest: Ts;
}

/** A page of the messages of a stretch of time. */
export interface MessageWindow extends MessageStretch {
  readonly limit: number;
}

/** What makes two messages the same one: a client's own id counts among the messages of one author in one channel alone. */
export interface ClientMsgKey {
  readonly channelId: Id;
  readonly appId: Id;
  readonly authorId: Id;
  readonly clientMsgId: string;
}

export interface MessageReader {
  get(channelId: Id, ts: Ts): Promise<Message | undefined>;
  /** The newest message that an author posted in a channel with an app, under the client's own id. */
  byClientMsgId(key: ClientMsgKey): Promise<Message | undefined>;
  /** Those of a stretch of time, oldest first. */
  window(channelId: Id, window: MessageWindow): Promise<readonly Message[]>;
  /** What was done with the messages of a stretch of time, in order of the messages' `ts`, then of kind, user and detail. */
  events(channelId: Id, stretch: MessageStretch): Promise<readonly MessageEvent[]>;
  /** Newest first. */
  latest(channelId: Id, limit: number): Promise<readonly Message[]>;
  /** Exact number of messages in all channels of the workspace. */
  count(workspaceId: Id): Promise<number>;
}

/** Posts a message. `commit` makes its `ts`: the later of `nowMs` and the channel's last one plus a microsecond. */
export interface InsertMessage {
  readonly kind: "insertMessage";
  readonly message: MessageDraft;
  readonly nowMs: number;
}

/** A message that a commit has posted. */
export interface PostedMessage {
  readonly channelId: Id;
  readonly ts: Ts;
}

/** What a decision about messages expects of the store. */
export type MessageExpectation =
  /** No message of the app's author in the channel carries the client's own id, from `since` on. */
  | ({ readonly kind: "freeClientMsgId"; readonly since: Ts } & ClientMsgKey)
  /** The workspace exists, and after the writes its channels have no more messages together than this. */
  | { readonly kind: "messagesAtMost"; readonly workspaceId: Id; readonly atMost: number };
