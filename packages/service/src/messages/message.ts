import { defineDocument, integer, maybeText, text } from "../store/document.js";
import type { Id } from "../values/ids.js";
import { readTs, type Ts } from "../values/message-ts.js";
import { authorOf } from "./author-of.js";

/** An object as JSON carries it. */
export interface JsonObject {
  readonly [key: string]: unknown;
}

/** A message before `commit` has given it its `ts`. */
export interface MessageDraft {
  readonly channelId: Id;
  readonly subtype?: string;
  readonly userId?: Id;
  readonly botId?: Id;
  readonly appId?: Id;
  /** The person or bot behind a message under another identity, which has no `userId`. */
  readonly authorId?: Id;
  readonly username?: string;
  readonly icons?: { readonly emoji?: string; readonly imageUrl?: string };
  readonly text: string;
  readonly blocks?: readonly JsonObject[];
  readonly attachments?: readonly JsonObject[];
  readonly metadata?: JsonObject;
  readonly threadTs?: Ts;
  readonly replyBroadcast?: boolean;
  readonly clientMsgId?: string;
  /** Files of the service that hang on the message. */
  readonly fileIds?: readonly Id[];
  readonly unfurl?: { readonly links?: boolean; readonly media?: boolean; readonly appLinks?: boolean };
  /** A message that is gone stays as a document, so that its `clientMsgId` can say so. */
  readonly deleted?: true;
}

/** A message as it is stored. */
export interface Message extends MessageDraft {
  readonly ts: Ts;
}

/** Messages, by channel and time. `commit` gives each its `ts`. */
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
    /** Kept where a client's own id makes the author count. */
    author_id: maybeText(authorColumn),
  },
  lists: {
    by_client_msg_id: {
      by: ["app_id", "client_msg_id", "author_id", "channel_id"],
      order: ["ts"],
      where: "client_msg_id is not null",
    },
  },
  sample: (seed) => ({
    channelId: "C1",
    ts: `1767225600.${String(seed % 3).padStart(6, "0")}`,
    userId: "U1",
    text: "hello",
  }),
});

/** The author, where a client's own id makes it count. */
export function authorColumn(message: MessageDraft): Id | undefined {
  return message.clientMsgId === undefined ? undefined : authorOf(message);
}
