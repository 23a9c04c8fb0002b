import {
  authorColumn,
  type InsertMessage,
  isInHistory,
  pinnedColumn,
  printTs,
  replierColumn,
  type Ts,
  threadColumn,
} from "@rollcall/service/store";
import { type ArgsOf, compiled } from "../sql/statements/compiled.js";
import { toText } from "../sql/statements/document-text.js";
import type { PostgresConnection } from "./postgres-connection.js";
import { retry } from "./retry.js";

/** A message to insert. */
export interface Post {
  readonly write: InsertMessage;
  /** Only post if the channel is not archived. */
  readonly whileOpen: boolean;
}

/** Messages to insert together. All have the same channel and `whileOpen`. */
type Posts = readonly [Post, ...Post[]];

const insertAll = compiled("posts.insert");

/**
 * Adds messages to one channel in a single statement. This keeps the channel's row, for which all its messages compete,
 * locked as briefly as possible.
 * @returns the `ts` of each, in order; empty if there is no such channel to post to
 */
export async function insertMessages(connection: PostgresConnection, posts: Posts): Promise<readonly Ts[]> {
  const posted = toPosted(posts);
  const rows = await retry(() => connection.rows(insertAll, posted));
  return rows
    .map((row) => row.ts)
    .toSorted((one, other) => one - other)
    .map(printTs);
}

function toPosted(posts: Posts): ArgsOf<"posts.insert"> {
  const [{ write: firstWrite, whileOpen }] = posts;
  const writes = posts.map(({ write }) => write);
  const messages = writes.map(({ message }) => message);
  const earliest: number[] = [];
  for (const { nowMs } of writes) earliest.push(Math.max((earliest.at(-1) ?? -1) + 1, Math.round(nowMs * 1000)));
  return {
    channelId: firstWrite.message.channelId,
    maxArchived: whileOpen ? 0 : 1,
    count: writes.length,
    earliest,
    last: earliest.at(-1) ?? 0,
    appIds: messages.map(({ appId = null }) => appId),
    clientMsgIds: messages.map(({ clientMsgId = null }) => clientMsgId),
    authorIds: messages.map((message) => authorColumn(message) ?? null),
    threads: messages.map((message) => threadColumn(message) ?? null),
    replierIds: messages.map((message) => replierColumn(message) ?? null),
    shown: messages.map((message) => (isInHistory(message) ? 1 : 0)),
    pinned: messages.map((message) => pinnedColumn(message) ?? null),
    rests: messages.map((message) => toText(message).slice(1)),
  };
}
