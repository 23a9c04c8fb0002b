import {
  type ChangeMessage,
  documents,
  type Expectation,
  type InsertMessage,
  printTs,
  type Ts,
} from "@rollcall/service/store";
import { deleteShares, insertShares } from "../files/file-reader.js";
import {
  formerVersion,
  insertDocument,
  replaceDocument,
  replaceVersion,
  toRow,
} from "../statements/document-statements.js";
import { forUpdate, sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import { changedBy, execute, firstOf, type Steps } from "../statements/steps.js";
import type { Columns } from "../tables.js";

interface Change {
  readonly channelId: string;
  /** Microseconds. */
  readonly ts: number;
  readonly version: number;
}

/** Notes that a channel has a message that searches do not find by its terms yet. */
const noteMessage = statement<Pick<Change, "channelId" | "ts">>(
  (arg) => sql`insert into search_behind (channel_id, last_ts) values (${arg.channelId}, ${arg.ts})
    on conflict (channel_id) do update set last_ts = excluded.last_ts`,
);

/** Notes a change of a message. */
const noteChange = statement<Change, unknown>(
  (arg) =>
    sql`insert into search_changes (channel_id, ts, version)
      values (${arg.channelId}, ${arg.ts}, ${arg.version}) on conflict do nothing`,
);

/** Counts a reply for its user or bot. */
const countReply = statement<Pick<Change, "channelId" | "ts">>(
  (arg) => sql`insert into thread_repliers (channel_id, thread_ts, replier_id, replies)
    select channel_id, thread_ts, replier_id, 1 from messages where channel_id = ${arg.channelId} and ts = ${arg.ts}
    and thread_ts is not null
    on conflict (channel_id, thread_ts, replier_id) do update set replies = thread_repliers.replies + 1`,
);

/** Counts a reply less, before it changes. */
const uncountReply = statement<Pick<Change, "channelId" | "ts">>(
  (arg) => sql`update thread_repliers set replies = replies - 1
    from (select channel_id, thread_ts, replier_id from messages
      where channel_id = ${arg.channelId} and ts = ${arg.ts}${forUpdate}) as former
    where thread_repliers.channel_id = former.channel_id and thread_repliers.thread_ts = former.thread_ts
    and thread_repliers.replier_id = former.replier_id`,
);

/** Counts a message, and takes the next `ts` of its channel. */
const nextTs = statement<
  { readonly channelId: string; readonly now: number; readonly maxArchived: 0 | 1 },
  Columns<"channels", "last_ts">
>(
  (arg) => sql`update channels
    set last_ts = case when last_ts >= ${arg.now} then last_ts + 1 else cast(${arg.now} as bigint) end,
      message_count = message_count + 1
    where id = ${arg.channelId} and archived <= ${arg.maxArchived} returning last_ts`,
);

/** Adds a message with the next `ts` of its channel; undefined if there is no such channel to post to. */
export function* insertMessage({ message, nowMs }: InsertMessage, whileOpen: boolean): Steps<Ts | undefined> {
  const { channelId } = message;
  const maxArchived = whileOpen ? 0 : 1;
  const next = yield* firstOf(nextTs, { channelId, now: Math.round(nowMs * 1000), maxArchived });
  if (next === undefined) return undefined;
  const ts = printTs(next.last_ts);
  const row = toRow(documents.message, { ...message, ts });
  yield* execute(insertDocument(documents.message), row);
  if (row.thread_ts !== null) yield* execute(countReply, { channelId, ts: next.last_ts });
  yield* execute(noteMessage, { channelId, ts: next.last_ts });
  const { fileIds = [] } = message;
  if (fileIds.length > 0) yield* execute(insertShares, { channelId, ts: next.last_ts, fileIds });
  return ts;
}

/**
 * Replaces a message.
 * @param guard expected version
 * @returns the expectation, if the message has another version
 */
export function* changeMessage(
  { message, formerFileIds = [] }: ChangeMessage,
  guard: Expectation | undefined,
): Steps<Expectation | undefined> {
  const row = toRow(documents.message, message);
  const place = { channelId: message.channelId, ts: row.ts };
  yield* execute(uncountReply, place);
  if (guard?.kind === "version") {
    const changed = yield* changedBy(replaceVersion(documents.message), { ...row, [formerVersion]: guard.version });
    if (changed !== 1) return guard;
  } else yield* execute(replaceDocument(documents.message), row);
  if (row.thread_ts !== null) yield* execute(countReply, place);
  const { channelId, fileIds = [], deleted } = message;
  if (formerFileIds.length > 0) yield* execute(deleteShares, { channelId, ts: row.ts });
  if (fileIds.length > 0 && deleted !== true) yield* execute(insertShares, { channelId, ts: row.ts, fileIds });
  return yield* execute(noteChange, { channelId, ts: row.ts, version: row.version });
}
