import { type Message, termsOf } from "@rollcall/service/store";
import { parseDocument } from "../statements/document-statements.js";
import type { Reading } from "../statements/reading.js";
import { eachOf, integer, sql, text } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import { execute, firstOf, rowsOf, type Steps } from "../statements/steps.js";

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

/** Lets one transaction at a time write terms, until its end. */
const claim = statement<object, unknown>(
  () => sql`insert into search_places (channel_id, ts) values ('', 0) on conflict (channel_id) do update set ts = 0`,
);

/** Channels of a workspace, and those that it shares, with messages that have no terms yet. */
const selectBehind = statement<{ readonly workspaceId: string }, { readonly id: string; readonly last_ts: number }>(
  (arg) => sql`select c.id, c.last_ts from channels c left join search_places p on p.channel_id = c.id
    where c.workspace_id = ${arg.workspaceId} and c.last_ts > coalesce(p.ts, 0)
    union all select c.id, c.last_ts from channel_shares s join channels c on c.id = s.channel_id
      left join search_places p on p.channel_id = s.channel_id
    where s.workspace_id = ${arg.workspaceId} and c.last_ts > coalesce(p.ts, 0) order by id`,
);

/** Last message of a channel that has terms. */
const selectPlace = statement<{ readonly channelId: string }, { readonly ts: number }>(
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
const selectChanges = statement<{ readonly limit: number }, ChangedRow>(
  (arg) => sql`select s.channel_id, s.ts, s.version, case when s.ts <= p.ts then m.document end as document
    from search_changes s left join search_places p on p.channel_id = s.channel_id
      left join messages m on m.channel_id = s.channel_id and m.ts = s.ts
    order by s.channel_id, s.ts, s.version limit ${arg.limit}`,
);

/** Forgets a change. A later one of the same message stays. */
const forgetChange = statement<Place & { readonly version: number }, unknown>(
  (arg) =>
    sql`delete from search_changes where channel_id = ${arg.channelId} and ts = ${arg.ts} and version = ${arg.version}`,
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

/** Messages of one transaction, so that other calls do not wait long. */
const messagesAtOnce = 500;

/** A channel with messages that have no terms yet. */
interface Behind {
  readonly id: string;
  /** Microseconds. */
  readonly last_ts: number;
}

/**
 * Gives terms to the messages of a workspace that have none, and again to changed ones. Several stores of one database
 * take turns.
 */
export async function indexMessages(reading: Reading, workspaceId: string): Promise<void> {
  while ((await reading.rows(selectChanges, { limit: 1 })).length > 0) await runChunk(reading, indexChanges);
  let behind: readonly Behind[] = await reading.rows(selectBehind, { workspaceId });
  while (behind.length > 0) {
    const [channels, done] = [behind, new Set<string>()];
    await runChunk(reading, () => indexChannels(channels, done));
    behind = behind.filter(({ id }) => !done.has(id));
  }
}

/** Runs a transaction after other work of the process. */
async function runChunk(reading: Reading, steps: () => Steps<void>): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  await reading.keep(steps);
}

function* indexChanges(): Steps<void> {
  yield* execute(claim, {});
  const rows = yield* rowsOf(selectChanges, { limit: messagesAtOnce });
  for (const row of rows) yield* indexAgain(row);
}

function* indexAgain({ channel_id: channelId, ts, version, document }: ChangedRow): Steps<void> {
  yield* execute(forgetChange, { channelId, ts, version });
  if (document === null) return;
  yield* execute(deleteTerms, { channelId, ts });
  yield* insert({ channelId, ts, document });
}

/**
 * Continues with channels until enough messages have terms.
 * @param done collects the channels that are finished
 */
function* indexChannels(channels: readonly Behind[], done: Set<string>): Steps<void> {
  yield* execute(claim, {});
  let limit = messagesAtOnce;
  for (const { id: channelId, last_ts: lastTs } of channels) {
    const { ts: from } = (yield* firstOf(selectPlace, { channelId })) ?? { ts: 0 };
    const rows = yield* rowsOf(selectAfter, { channelId, ts: from, limit });
    for (const { ts, document } of rows) yield* insert({ channelId, ts, document });
    const isFinished = rows.length < limit;
    const reached = Math.max(from, rows.at(-1)?.ts ?? 0, isFinished ? lastTs : 0);
    if (reached > from) yield* execute(putPlace, { channelId, ts: reached });
    if (!isFinished) return;
    done.add(channelId);
    limit -= rows.length;
  }
}

function* insert(row: { readonly channelId: string; readonly ts: number; readonly document: string }): Steps<void> {
  const { channelId, ts, document } = row;
  const terms = termsOf(parseDocument<Message>(document));
  if (terms.length > 0) yield* execute(insertTerms, { channelId, ts, terms });
}
