import { type Message, termsOf } from "@rollcall/service/store";
import { parseDocument } from "../statements/document-statements.js";
import type { Reading } from "../statements/reading.js";
import { eachOf, integer, perDatabase, sql, text } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import { changedBy, execute, firstOf, rowsOf, type Steps } from "../statements/steps.js";
import type { Columns } from "../tables.js";

interface Place {
  readonly channelId: string;
  /** Microseconds. */
  readonly ts: number;
}

/** A message whose terms are computed again. */
interface ChangedRow {
  readonly channel_id: string;
  readonly ts: number;
  readonly version: number;
  /** Null if the message is not found by its terms yet. */
  readonly document: string | null;
}

/** The row that is locked to write terms. */
const selectClaim = statement<object, Columns<"search_places", "ts">>(
  () => sql`select ts from search_places where channel_id = ''`,
);

/** Lets one transaction at a time write terms, until its end. */
const claim = statement<object, unknown>(
  () => sql`insert into search_places (channel_id, ts) values ('', 0) on conflict (channel_id) do update set ts = 0`,
);

/** Notes all channels with messages. Later messages note theirs. */
const noteAll = statement<object>(
  () => sql`insert into search_behind (channel_id, last_ts) select id, last_ts from channels where last_ts > 0
    on conflict (channel_id) do nothing`,
);

/** Channels with messages that may have no terms yet. */
const selectBehind = statement<object, Behind>(
  () => sql`select channel_id, last_ts from search_behind order by channel_id`,
);

/** Forgets a channel without further messages. Skips a row that a commit has locked, because it adds a message. */
const forgetBehind = statement<Place, unknown>((arg) => {
  const isDone = sql`channel_id = ${arg.channelId} and last_ts <= ${arg.ts}`;
  return sql`delete from search_behind where ${perDatabase({
    sqlite: isDone,
    postgres: sql`channel_id in (select channel_id from search_behind where ${isDone} for update skip locked)`,
  })}`;
});

/** Last message of a channel that has terms. */
const selectPlace = statement<{ readonly channelId: string }, Columns<"search_places", "ts">>(
  (arg) => sql`select ts from search_places where channel_id = ${arg.channelId}`,
);

/** Moves that message. */
const putPlace = statement<Place, unknown>(
  (arg) => sql`insert into search_places (channel_id, ts) values (${arg.channelId}, ${arg.ts})
    on conflict (channel_id) do update set ts = excluded.ts`,
);

/** Messages of a channel after a time, oldest first. */
const selectAfter = statement<Place & { readonly limit: number }, { readonly ts: number; readonly document: string }>(
  (arg) =>
    sql`select ts, document from messages where channel_id = ${arg.channelId} and ts > ${arg.ts}
      order by ts limit ${arg.limit}`,
);

/** Changes, and the messages as they are now. A message after the place of its channel gets its terms with the others. */
const selectChanges = statement<{ readonly limit: number }, ChangedRow>((arg) => {
  const place = sql`select p.ts from search_places p where p.channel_id = s.channel_id`;
  const message = sql`select m.document from messages m where m.channel_id = s.channel_id and m.ts = s.ts`;
  return sql`select s.channel_id, s.ts, s.version, case when s.ts <= (${place}) then (${message}) end as document
    from search_changes s order by s.channel_id, s.ts, s.version limit ${arg.limit}`;
});

/** Forgets a change. A later one of the same message stays. */
const forgetChange = statement<Place & { readonly version: number }, unknown>(
  (arg) =>
    sql`delete from search_changes where channel_id = ${arg.channelId} and ts = ${arg.ts} and version = ${arg.version}`,
);

/** Counts a message less under each of its terms. */
const uncountTerms = statement<Place>(
  (arg) => sql`update term_counts set messages = messages - 1 where channel_id = ${arg.channelId}
    and term in (select term from message_terms where channel_id = ${arg.channelId} and ts = ${arg.ts})`,
);

/** Removes the terms of a message. */
const deleteTerms = statement<Place, unknown>(
  (arg) => sql`delete from message_terms where channel_id = ${arg.channelId} and ts = ${arg.ts}`,
);

/** Adds the terms of a message, in order. */
const insertTerms = statement<Place & { readonly terms: readonly string[] }>(
  (arg) => sql`insert into message_terms (channel_id, ts, place, term)
    select ${text(arg.channelId)}, ${integer(arg.ts)}, each.place, each.value from ${eachOf(arg.terms)}
    where true on conflict do nothing`,
);

/** Counts messages of a channel under some of their terms. Each of the terms is in as many of them. */
const countTerms = statement<{
  readonly channelId: string;
  readonly terms: readonly string[];
  readonly messages: number;
}>(
  (arg) => sql`insert into term_counts (term, channel_id, messages)
    select each.value, ${text(arg.channelId)}, ${integer(arg.messages)} from ${eachOf(arg.terms)}
    where true on conflict (term, channel_id) do update set messages = term_counts.messages + excluded.messages`,
);

/** Messages of one transaction, so that other calls do not wait long. */
const messagesAtOnce = 250;

/** A channel with messages that may have no terms yet. */
type Behind = Columns<"search_behind", "channel_id" | "last_ts">;

/**
 * Gives terms to the messages that have none, and again to changed ones. Several stores of one database take turns.
 */
export async function indexMessages(reading: Reading): Promise<void> {
  if ((await reading.first(selectClaim, {})) === undefined) await reading.keep(noteBehind, { isUnsynced: true });
  while ((await reading.rows(selectChanges, { limit: 1 })).length > 0) await runChunk(reading, indexChanges);
  let behind: readonly Behind[] = await reading.rows(selectBehind, {});
  while (behind.length > 0) {
    let done = 0;
    const channels = behind;
    await runChunk(reading, function* () {
      done = yield* indexChannels(channels);
    });
    behind = behind.slice(done);
  }
}

/** Runs a transaction after other work of the process. */
async function runChunk(reading: Reading, steps: () => Steps<void>): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  await reading.keep(steps, { isUnsynced: true });
}

/** From the claim on, each message notes its channel; those before it are noted here. */
function* noteBehind(): Steps<void> {
  yield* execute(claim, {});
  yield* changedBy(noteAll, {});
}

function* indexChanges(): Steps<void> {
  yield* execute(claim, {});
  const rows = yield* rowsOf(selectChanges, { limit: messagesAtOnce });
  for (const row of rows) yield* indexAgain(row);
}

function* indexAgain({ channel_id: channelId, ts, version, document }: ChangedRow): Steps<void> {
  yield* execute(forgetChange, { channelId, ts, version });
  if (document === null) return;
  yield* changedBy(uncountTerms, { channelId, ts });
  yield* execute(deleteTerms, { channelId, ts });
  yield* insert(channelId, [{ ts, document }]);
}

/**
 * Continues with channels until enough messages have terms.
 * @returns the number of channels that are finished
 */
function* indexChannels(channels: readonly Behind[]): Steps<number> {
  yield* execute(claim, {});
  let limit = messagesAtOnce;
  for (const [done, { channel_id: channelId, last_ts: lastTs }] of channels.entries()) {
    const { ts: from } = (yield* firstOf(selectPlace, { channelId })) ?? { ts: 0 };
    const rows = yield* rowsOf(selectAfter, { channelId, ts: from, limit });
    yield* insert(channelId, rows);
    const isFinished = rows.length < limit;
    const reached = Math.max(from, rows.at(-1)?.ts ?? 0, isFinished ? lastTs : 0);
    if (reached > from) yield* execute(putPlace, { channelId, ts: reached });
    if (!isFinished) return done;
    yield* changedBy(forgetBehind, { channelId, ts: reached });
    // A channel without messages takes its time, too.
    limit -= Math.max(1, rows.length);
    if (limit <= 0) return done + 1;
  }
  return channels.length;
}

/** Adds the terms of messages of a channel, and counts the messages. */
function* insert(channelId: string, rows: readonly { readonly ts: number; readonly document: string }[]): Steps<void> {
  const counts = new Map<string, number>();
  for (const { ts, document } of rows) {
    const terms = termsOf(parseDocument<Message>(document));
    if (terms.length === 0) continue;
    yield* execute(insertTerms, { channelId, ts, terms });
    for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const byCount = Map.groupBy(counts, ([, messages]) => messages);
  for (const [messages, counted] of byCount) {
    yield* execute(countTerms, { channelId, terms: counted.map(([term]) => term), messages });
  }
}
