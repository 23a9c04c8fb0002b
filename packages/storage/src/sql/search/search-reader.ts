import {
  type FoundMessages,
  type Message,
  type MessageSearch,
  readTs,
  type SearchReader,
  type SearchSlice,
  scoredTerms,
  type TermSequence,
} from "@rollcall/service/store";
import { isIn } from "../readers/conversation-reader.js";
import { createReadMemory } from "../statements/document-memory.js";
import { parseDocument } from "../statements/document-statements.js";
import { firstRow, type Reading } from "../statements/reading.js";
import { among, type Fragment, forEachRow, joined, raw, type SqlPart, sql } from "../statements/sql.js";
import { singleUse, statement } from "../statements/statement.js";
import { indexMessages } from "./index-messages.js";

/** A found message. */
interface Hit {
  readonly channel_id: string;
  /** Microseconds. */
  readonly ts: number;
  readonly score: number;
}

type Direction = SearchSlice["direction"];

/** A search between two times in microseconds, both included, and the term from which it starts. */
interface Stretch {
  readonly search: MessageSearch;
  /** A term of every found message. Absent: the stretch is read without one, all at once. */
  readonly term?: string;
  readonly oldest: number;
  readonly latest: number;
}

interface Page {
  readonly direction: Direction;
  readonly limit: number;
  /** Terms that count for the score. */
  readonly scored: readonly string[];
}

/** Selects the first found messages of a stretch in order of their time. */
export function selectHits(stretch: Stretch, { direction, limit, scored }: Page) {
  const by = direction === "ascending" ? raw("asc") : raw("desc");
  return singleUse<Hit>(
    sql`select f.channel_id, f.ts, ${scoreOf(scored)} as score ${found(stretch)}
      order by f.ts ${by}, f.channel_id ${by} limit ${value(limit)}`,
  );
}

/** Selects the number of found messages of a stretch. */
export function countHits(stretch: Stretch) {
  return singleUse<{ readonly total: number }>(sql`select cast(count(*) as integer) as total ${found(stretch)}`);
}

/** Selects where the next stretch of candidates ends. */
export function selectEnd({ term = "", oldest, latest }: Stretch, direction: Direction, candidates: number) {
  const by = direction === "ascending" ? raw("asc") : raw("desc");
  return singleUse<{ readonly ts: number }>(
    sql`select ts from message_terms where term = ${value(term)} and ts >= ${value(oldest)} and ts <= ${value(latest)}
      order by ts ${by} limit 1 offset ${value(candidates)}`,
  );
}

function found({ search, term, oldest, latest }: Stretch): Fragment {
  const { all, none, anyOf, isReacted } = search;
  const exists = (sequence: TermSequence) => sql`exists (${occurrence(sequence)})`;
  const isStart = (sequence: TermSequence) => sequence.length === 1 && sequence[0] === term;
  const conditions = [
    sql`f.ts >= ${value(oldest)} and f.ts <= ${value(latest)}`,
    ...all.filter((sequence) => !isStart(sequence)).map(exists),
    ...none.map((sequence) => sql`not ${exists(sequence)}`),
    ...anyOf.filter((terms) => !isStart(terms)).map((terms) => sql`exists (${occurrenceOfAny(terms)})`),
    ...(isReacted === undefined ? [] : [reacted(isReacted)]),
    seen(search),
  ];
  return sql`from ${start(search, term)} join channels c on c.id = f.channel_id where ${joined(conditions, " and ")}`;
}

/** Messages with the term, or with one that is required, or all messages, as `f`. */
function start({ all, anyOf }: MessageSearch, term: string | undefined): Fragment {
  // Of several occurrences in a message, the first one counts.
  const first = sql`not exists (select 1 from message_terms b where b.term = t.term and b.ts = t.ts
    and b.channel_id = t.channel_id and b.place < t.place${forEachRow})`;
  if (term !== undefined) {
    return sql`(select channel_id, ts from message_terms t where t.term = ${value(term)} and ${first}) as f`;
  }
  const [terms] = [...all, ...anyOf];
  return terms === undefined
    ? sql`(select channel_id, ts from messages where history_ts is not null or thread_ts is not null) as f`
    : sql`(select distinct channel_id, ts from message_terms where term in (${values(terms)})) as f`;
}

/** The viewer's conversations of the workspace, and its public channels. Those that it shares count. */
function seen({ workspaceId, viewerId, seesPublic }: MessageSearch): Fragment {
  const isPublic = sql`c.type = 'public_channel' or `;
  return sql`${isIn("c", value(workspaceId))} and c.type is not null and (${seesPublic ? isPublic : sql``}exists (
      select 1 from channel_members v where v.channel_id = c.id and v.user_id = ${value(viewerId)}${forEachRow}))`;
}

const ofMessage = (row: string) => raw(`${row}.channel_id = f.channel_id and ${row}.ts = f.ts`);

function occurrence(sequence: TermSequence): Fragment {
  const [first = "", ...others] = sequence;
  const following = others.map(
    (term, at) => sql` and exists (select 1 from message_terms n where ${ofMessage("n")}
      and n.place = t.place + ${at + 1} and n.term = ${value(term)}${forEachRow})`,
  );
  return sql`select 1 from message_terms t where ${ofMessage("t")}
    and t.term = ${value(first)}${joined(following, "")}${forEachRow}`;
}

function occurrenceOfAny(terms: readonly string[]): Fragment {
  return sql`select 1 from message_terms t where ${ofMessage("t")} and t.term in (${values(terms)})${forEachRow}`;
}

function reacted(isReacted: boolean): Fragment {
  return sql`${isReacted ? sql`` : sql`not `}exists (select 1 from reactions r where ${ofMessage("r")}${forEachRow})`;
}

function scoreOf(terms: readonly string[]): SqlPart {
  if (terms.length === 0) return 0;
  return sql`(select count(*) from message_terms t where ${ofMessage("t")} and t.term in (${values(terms)}))`;
}

function values(them: readonly string[]): Fragment {
  return joined(them.map(value), ", ");
}

function value(it: string | number): SqlPart {
  return { value: it };
}

/** Number of messages under each of the terms, in all channels. */
const selectCounts = statement<
  { readonly terms: readonly string[] },
  { readonly term: string; readonly messages: number }
>(
  (arg) => sql`select term, cast(sum(messages) as bigint) as messages from term_counts where term ${among(arg.terms)}
    group by term`,
);

/** Selects the number of messages under a term that a viewer sees, from what is counted for each channel. */
export function countSeen(search: MessageSearch, term: string) {
  return singleUse<{ readonly total: number }>(
    sql`select cast(coalesce(sum(n.messages), 0) as bigint) as total from term_counts n
      join channels c on c.id = n.channel_id where n.term = ${value(term)} and ${seen(search)}`,
  );
}

/** Documents of found messages. */
const selectDocuments = statement<{ readonly channelId: string; readonly ts: number }, { readonly document: string }>(
  (arg) => sql`select document from messages where channel_id = ${arg.channelId} and ts = ${arg.ts}`,
);

/** Candidates of a stretch, so that other calls do not wait long. */
const candidatesAtOnce = 1_000;

/** Tables by which the number of found messages changes, apart from messages, whose terms change with them. */
const tables = ["message_terms", "channel_shares", "channel_members", "reactions"];

/** Reader of searches. Each search first gives terms to messages that have none, so that writes take no time for them. */
export function createSearchReader(reading: Reading): SearchReader {
  const totals = createReadMemory<number>({ changes: () => changesOf(reading), isSmall: () => true });
  return {
    async messages(slice) {
      await indexMessages(reading);
      const { sort, scored, direction, offset, limit, ...search } = slice;
      const whole = await startOf(reading, search);
      if (whole === undefined) return { items: [], total: 0 };
      const total = (await totals.find(JSON.stringify(search), () => countAll(reading, whole))) ?? 0;
      const hits = await findHits(reading, whole, { sort, scored, direction, offset, limit, total });
      return { items: await readAll(reading, hits), total };
    },
  };
}

function changesOf(reading: Reading): number | undefined {
  const ofChannels = reading.documentChangesOf("channels");
  const ofOthers = reading.changesOf(tables);
  return ofChannels === undefined || ofOthers === undefined ? undefined : ofChannels + ofOthers;
}

/** The whole search, started from the rarest of its terms; undefined if no message has one of them. */
async function startOf(reading: Reading, search: MessageSearch): Promise<Stretch | undefined> {
  const bounds = { oldest: readTs(search.oldest) ?? 0, latest: readTs(search.latest) ?? Number.MAX_SAFE_INTEGER };
  const sole = search.anyOf.flatMap((terms) => (terms.length === 1 ? terms : []));
  const terms = [...new Set([...search.all.flat(), ...sole])];
  if (terms.length === 0) return { search, ...bounds };
  const counts = new Map((await reading.rows(selectCounts, { terms })).map((row) => [row.term, row.messages]));
  const [rarest] = terms.toSorted((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0));
  if (rarest === undefined || (counts.get(rarest) ?? 0) === 0) return undefined;
  return { search, term: rarest, ...bounds };
}

async function countAll(reading: Reading, whole: Stretch): Promise<number> {
  const { search, term } = whole;
  const isCounted =
    term !== undefined &&
    [...search.all, ...search.anyOf].every((terms) => terms.length === 1 && terms[0] === term) &&
    search.none.length === 0 &&
    search.isReacted === undefined &&
    whole.oldest <= 0 &&
    whole.latest === Number.MAX_SAFE_INTEGER;
  if (isCounted) return (await firstRow(reading, countSeen(search, term), {}))?.total ?? 0;
  let total = 0;
  for await (const stretch of stretches(reading, whole, "descending"))
    total += (await firstRow(reading, countHits(stretch), {}))?.total ?? 0;
  return total;
}

/** Parts of a search in order of their time, each after other work of the process. */
async function* stretches(reading: Reading, whole: Stretch, direction: Direction): AsyncGenerator<Stretch> {
  let rest = whole;
  while (rest.term !== undefined) {
    const end = await firstRow(reading, selectEnd(rest, direction, candidatesAtOnce), {});
    if (end === undefined) break;
    const isAscending = direction === "ascending";
    yield isAscending ? { ...rest, latest: end.ts } : { ...rest, oldest: end.ts };
    rest = isAscending ? { ...rest, oldest: end.ts + 1 } : { ...rest, latest: end.ts - 1 };
    await new Promise((resolve) => setImmediate(resolve));
  }
  yield rest;
}

type Place = Pick<SearchSlice, "sort" | "scored" | "direction" | "offset" | "limit"> & {
  /** Number of found messages. */
  readonly total: number;
};

/** The found messages of a page. Those with a score come before the others, or after them in ascending order. */
async function findHits(reading: Reading, whole: Stretch, place: Place): Promise<readonly Hit[]> {
  const { direction, offset, total } = place;
  const end = Math.min(offset + place.limit, total);
  if (offset >= end) return [];
  const ofTime = (from: number, to: number) => walk(reading, whole, { direction, from, to, scored: [] });
  const terms = place.sort === "score" ? scoredTerms(whole.search) : [];
  if (terms.length === 0) return ofTime(offset, end);
  const count = Math.min(place.scored, total);
  const isAscending = direction === "ascending";
  const first = isAscending ? total - count : 0;
  const [from, to] = [Math.max(offset, first), Math.min(end, first + count)];
  const scored = from < to ? await readScored(reading, whole, { count, terms, direction }) : [];
  const before = offset < Math.min(end, first) ? await ofTime(offset, Math.min(end, first)) : [];
  const after = Math.max(offset, first + count) < end ? await ofTime(Math.max(offset, first + count), end) : [];
  return [...before, ...scored.slice(from - first, to - first), ...after];
}

interface Scored {
  readonly count: number;
  readonly terms: readonly string[];
  readonly direction: Direction;
}

async function readScored(
  reading: Reading,
  whole: Stretch,
  { count, terms, direction }: Scored,
): Promise<readonly Hit[]> {
  const newest = await walk(reading, whole, { direction: "descending", from: 0, to: count, scored: terms });
  const inTime = direction === "ascending" ? newest.toReversed() : newest;
  const sign = direction === "ascending" ? 1 : -1;
  return inTime.toSorted((one, other) => sign * (one.score - other.score));
}

interface Range {
  readonly direction: Direction;
  readonly from: number;
  readonly to: number;
  readonly scored: readonly string[];
}

/** Found messages in order of their time, from a number up to another one. */
async function walk(reading: Reading, whole: Stretch, { direction, from, to, scored }: Range): Promise<readonly Hit[]> {
  const hits: Hit[] = [];
  for await (const stretch of stretches(reading, whole, direction)) {
    hits.push(...(await reading.rows(selectHits(stretch, { direction, limit: to - hits.length, scored }), {})));
    if (hits.length >= to) break;
  }
  return hits.slice(from);
}

async function readAll(reading: Reading, hits: readonly Hit[]): Promise<FoundMessages["items"]> {
  const texts = await Promise.all(
    hits.map(({ channel_id: channelId, ts }) => firstRow(reading, selectDocuments, { channelId, ts })),
  );
  return texts.flatMap((row) => (row === undefined ? [] : [parseDocument<Message>(row.document)]));
}
