import { among, type Fragment, perDatabase, sql } from "../statements/sql.js";
import { type Statement, statement } from "../statements/statement.js";

interface Document {
  readonly document: string;
}

interface Stretch {
  readonly channelId: string;
  /** Microseconds. */
  readonly oldest: number;
  /** Microseconds. */
  readonly latest: number;
}

interface Slice extends Stretch {
  readonly limit: number;
}

/** Messages that the history of a channel shows, oldest first. */
export const selectHistory = history(sql`asc`);

/** The same, newest first. */
export const selectHistoryBackward = history(sql`desc`);

/** Number of messages of the history after a time. */
export const countHistory = statement<{ readonly channelId: string; readonly ts: number }, { readonly count: number }>(
  (arg) =>
    sql`select cast(count(*) as integer) as count from messages where channel_id = ${arg.channelId} and history_ts > ${arg.ts}`,
);

/** The same, without messages of the service, whose subtypes are not in the list. */
export const countWritten = statement<
  { readonly channelId: string; readonly ts: number; readonly subtypes: readonly string[] },
  { readonly count: number }
>(
  (arg) => sql`select cast(count(*) as integer) as count from messages
      where channel_id = ${arg.channelId} and history_ts > ${arg.ts}
      and coalesce(${subtype}, 'me_message') ${among(arg.subtypes)}`,
);

const subtype = perDatabase({
  sqlite: sql`document ->> '$.subtype'`,
  postgres: sql`document::jsonb ->> 'subtype'`,
});

/** Replies of a thread, oldest first. */
export const selectReplies = statement<Slice & { readonly threadTs: number }, Document>(
  (arg) =>
    sql`select document from messages where channel_id = ${arg.channelId} and thread_ts = ${arg.threadTs} and ts >= ${arg.oldest} and ts <= ${arg.latest} order by ts limit ${arg.limit}`,
);

/** The users who replied in the threads whose parents are in a period. */
export const selectRepliers = statement<
  Stretch,
  {
    readonly thread_ts: number;
    readonly replier_id: string;
    readonly count: number;
    readonly first: number;
    readonly latest: number;
  }
>(
  (
    arg,
  ) => sql`select thread_ts, replier_id, cast(count(*) as integer) as count, min(ts) as first, max(ts) as latest from messages
    where channel_id = ${arg.channelId} and thread_ts >= ${arg.oldest} and thread_ts <= ${arg.latest}
    group by thread_ts, replier_id order by thread_ts, first`,
);

/** Pinned messages, newest pin first. */
export const selectPins = statement<{ readonly channelId: string; readonly limit: number }, Document>(
  (arg) =>
    sql`select document from messages where channel_id = ${arg.channelId} and pinned is not null order by pinned desc, ts desc limit ${arg.limit}`,
);

/** Number of pinned messages. */
export const countPins = statement<{ readonly channelId: string }, { readonly count: number }>(
  (arg) =>
    sql`select cast(count(*) as integer) as count from messages where channel_id = ${arg.channelId} and pinned is not null`,
);

function history(order: Fragment): Statement<Slice, Document> {
  return statement(
    (arg) =>
      sql`select document from messages where channel_id = ${arg.channelId} and history_ts >= ${arg.oldest} and history_ts <= ${arg.latest} order by history_ts ${order} limit ${arg.limit}`,
  );
}
