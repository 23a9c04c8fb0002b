import { among } from "../statements/among.js";
import { type Statement, textStatement } from "../statements/statement.js";

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
export const selectHistory: Statement<Slice, Document> = history("asc");

/** The same, newest first. */
export const selectHistoryBackward: Statement<Slice, Document> = history("desc");

/** Number of messages of the history after a time. */
export const countHistory: Statement<{ readonly channelId: string; readonly ts: number }, { readonly count: number }> =
  textStatement(({ mark }) => ({
    sql: `select cast(count(*) as integer) as count from messages where channel_id = ${mark(1)} and history_ts > ${mark(2)}`,
    names: ["channelId", "ts"],
  }));

/** The same, without messages of the service, whose subtypes are not in the list. */
export const countWritten: Statement<
  { readonly channelId: string; readonly ts: number; readonly subtypes: readonly string[] },
  { readonly count: number }
> = textStatement((dialect) => {
  const subtype = dialect.name === "postgres" ? "document::jsonb ->> 'subtype'" : "document ->> '$.subtype'";
  return {
    sql: `select cast(count(*) as integer) as count from messages
      where channel_id = ${dialect.mark(1)} and history_ts > ${dialect.mark(2)} and coalesce(${subtype}, 'me_message') ${among(dialect, 3)}`,
    names: ["channelId", "ts", "subtypes"],
  };
});

/** Replies of a thread, oldest first. */
export const selectReplies: Statement<Slice & { readonly threadTs: number }, Document> = textStatement(({ mark }) => ({
  sql: `select document from messages where channel_id = ${mark(1)} and thread_ts = ${mark(2)} and ts >= ${mark(3)} and ts <= ${mark(4)} order by ts limit ${mark(5)}`,
  names: ["channelId", "threadTs", "oldest", "latest", "limit"],
}));

/** The users who replied in the threads whose parents are in a period. */
export const selectRepliers: Statement<
  Stretch,
  {
    readonly thread_ts: number;
    readonly replier_id: string;
    readonly count: number;
    readonly first: number;
    readonly latest: number;
  }
> = textStatement(({ mark }) => ({
  sql: `select thread_ts, replier_id, cast(count(*) as integer) as count, min(ts) as first, max(ts) as latest from messages
    where channel_id = ${mark(1)} and thread_ts >= ${mark(2)} and thread_ts <= ${mark(3)}
    group by thread_ts, replier_id order by thread_ts, first`,
  names: ["channelId", "oldest", "latest"],
}));

/** Pinned messages, newest pin first. */
export const selectPins: Statement<{ readonly channelId: string; readonly limit: number }, Document> = textStatement(
  ({ mark }) => ({
    sql: `select document from messages where channel_id = ${mark(1)} and pinned is not null order by pinned desc, ts desc limit ${mark(2)}`,
    names: ["channelId", "limit"],
  }),
);

/** Number of pinned messages. */
export const countPins: Statement<{ readonly channelId: string }, { readonly count: number }> = textStatement(
  ({ mark }) => ({
    sql: `select cast(count(*) as integer) as count from messages where channel_id = ${mark(1)} and pinned is not null`,
    names: ["channelId"],
  }),
);

function history(order: "asc" | "desc"): Statement<Slice, Document> {
  return textStatement(({ mark }) => ({
    sql: `select document from messages where channel_id = ${mark(1)} and history_ts >= ${mark(2)} and history_ts <= ${mark(3)} order by history_ts ${order} limit ${mark(4)}`,
    names: ["channelId", "oldest", "latest", "limit"],
  }));
}
