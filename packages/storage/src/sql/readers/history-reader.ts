import {
  type Message,
  type MessageReader,
  type MessageStretch,
  printTs,
  readTs,
  writtenSubtypes,
} from "@rollcall/service/store";
import { createParseMemory } from "../statements/document-memory.js";
import { parseDocuments } from "../statements/document-statements.js";
import { allDocuments, firstRow, type Reading } from "../statements/reading.js";
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
const selectHistory = history(sql`asc`);

/** The same, newest first. */
const selectHistoryBackward = history(sql`desc`);

/** Number of messages of the history after a time. */
const countHistory = statement<{ readonly channelId: string; readonly ts: number }, { readonly count: number }>(
  (arg) =>
    sql`select cast(count(*) as integer) as count from messages where channel_id = ${arg.channelId}
      and history_ts > ${arg.ts}`,
);

/** The same, without messages of the service, whose subtypes are not in the list. */
const countWritten = statement<
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
const selectReplies = statement<Slice & { readonly threadTs: number }, Document>(
  (arg) =>
    sql`select document from messages where channel_id = ${arg.channelId} and thread_ts = ${arg.threadTs}
      and ts >= ${arg.oldest} and ts <= ${arg.latest} order by ts limit ${arg.limit}`,
);

/** The users who replied in the threads whose parents are in a period. */
const selectRepliers = statement<
  Stretch,
  {
    readonly thread_ts: number;
    readonly replier_id: string;
    readonly count: number;
    readonly first: number;
    readonly latest: number;
  }
>((arg) => {
  const reply = sql`select m.ts from messages m where m.channel_id = r.channel_id and m.thread_ts = r.thread_ts
      and m.replier_id = r.replier_id order by m.ts`;
  return sql`select r.thread_ts, r.replier_id, r.replies as count, (${reply} limit 1) as first,
      (${reply} desc limit 1) as latest from thread_repliers r where r.channel_id = ${arg.channelId}
      and r.thread_ts >= ${arg.oldest} and r.thread_ts <= ${arg.latest} and r.replies > 0 order by r.thread_ts, first`;
});

/** Pinned messages, newest pin first. */
const selectPins = statement<{ readonly channelId: string; readonly limit: number }, Document>(
  (arg) =>
    sql`select document from messages where channel_id = ${arg.channelId} and pinned is not null
      order by pinned desc, ts desc limit ${arg.limit}`,
);

/** Number of pinned messages. */
export const countPins = statement<{ readonly channelId: string }, { readonly count: number }>(
  (arg) =>
    sql`select cast(count(*) as integer) as count from messages where channel_id = ${arg.channelId}
      and pinned is not null`,
);

function history(order: Fragment): Statement<Slice, Document> {
  return statement(
    (arg) =>
      sql`select document from messages where channel_id = ${arg.channelId} and history_ts >= ${arg.oldest}
        and history_ts <= ${arg.latest} order by history_ts ${order} limit ${arg.limit}`,
  );
}

/** Reader of the history of channels and of their threads. */
export function createHistoryReader(
  reading: Reading,
): Pick<MessageReader, "history" | "countAfter" | "countWrittenAfter" | "replies" | "repliers" | "pins" | "countPins"> {
  const findPage = createFindPage(reading);
  return {
    async history(channelId, { order, limit, ...stretch }) {
      const between = microseconds(stretch);
      if (between === undefined) return [];
      const statement = order === "newestFirst" ? selectHistoryBackward : selectHistory;
      return findPage(statement, { channelId, ...between, limit });
    },
    async countAfter(channelId, after) {
      const ts = readTs(after);
      return ts === undefined ? 0 : ((await firstRow(reading, countHistory, { channelId, ts }))?.count ?? 0);
    },
    async countWrittenAfter(channelId, after) {
      const ts = readTs(after);
      if (ts === undefined) return 0;
      return (await firstRow(reading, countWritten, { channelId, ts, subtypes }))?.count ?? 0;
    },
    async replies(channelId, parent, { limit, ...stretch }) {
      const [threadTs, between] = [readTs(parent), microseconds(stretch)];
      if (threadTs === undefined || between === undefined) return [];
      return findPage(selectReplies, { channelId, threadTs, ...between, limit });
    },
    async repliers(channelId, stretch) {
      const between = microseconds(stretch);
      if (between === undefined) return [];
      const rows = await reading.rows(selectRepliers, { channelId, ...between });
      return rows.map(({ thread_ts: threadTs, replier_id: id, count, first, latest }) => {
        return { threadTs: printTs(threadTs), id, count, first: printTs(first), latest: printTs(latest) };
      });
    },
    pins: (channelId, limit) => allDocuments(reading, selectPins, { channelId, limit }),
    countPins: async (channelId) => (await firstRow(reading, countPins, { channelId }))?.count ?? 0,
  };
}

/** Maximum number of messages of a page that is remembered. Larger ones are rarely read twice. */
const maxRemembered = 200;

/** Creates a function that finds messages. Bots read the newest ones again and again: those that have not changed are not parsed again. */
function createFindPage(reading: Reading) {
  const read = createParseMemory();
  return async <Args extends object>(
    statement: Statement<Args, { readonly document: string }>,
    args: Args,
  ): Promise<readonly Message[]> => {
    const texts = await reading.texts(statement, args);
    return texts.length > maxRemembered ? parseDocuments(texts) : texts.map((text) => read<Message>(text, text));
  };
}

const subtypes = [...writtenSubtypes];

function microseconds({ oldest, latest }: MessageStretch) {
  const [from, to] = [readTs(oldest), readTs(latest)];
  return from === undefined || to === undefined ? undefined : { oldest: from, latest: to };
}
