import {
  type Message,
  type MessageSearch,
  readTs,
  type SearchReader,
  type SearchSlice,
  scoredTerms,
  type TermSequence,
} from "@rollcall/service/store";
import { isIn } from "../readers/conversation-reader.js";
import { parseDocument } from "../statements/document-statements.js";
import { firstRow, type Reading } from "../statements/reading.js";
import { type Fragment, joined, raw, type SqlPart, sql } from "../statements/sql.js";
import { singleUse } from "../statements/statement.js";
import { indexMessages } from "./index-messages.js";

/** Selects a page of found messages, each with the number of all. */
export function selectFound(slice: SearchSlice) {
  const { direction, offset, limit } = slice;
  const order = (row: string) => {
    const by = direction === "ascending" ? "asc" : "desc";
    return raw(`${row}.score ${by}, ${row}.ts ${by}, ${row}.channel_id ${by}`);
  };
  return singleUse<{ readonly document: string; readonly total: number }>(
    sql`select m.document, page.total from (select found.*, cast(count(*) over () as integer) as total
      from (${found(slice)}) as found order by ${order("found")} limit ${value(limit)} offset ${value(offset)}) as page
      join messages m on m.channel_id = page.channel_id and m.ts = page.ts order by ${order("page")}`,
  );
}

/** Selects the number of found messages. */
export function countFound(search: MessageSearch) {
  const unordered = { ...search, sort: "timestamp", direction: "ascending", offset: 0, limit: 0 } as const;
  return singleUse<{ readonly total: number }>(
    sql`select cast(count(*) as integer) as total from (${found(unordered)}) as found`,
  );
}

function found(slice: SearchSlice): Fragment {
  const { all, none, anyOf, isReacted } = slice;
  const exists = (sequence: TermSequence) => sql`exists (${occurrence(sequence)})`;
  const conditions = [
    ...all.map(exists),
    ...none.map((sequence) => sql`not ${exists(sequence)}`),
    ...anyOf.map((terms) => sql`exists (${occurrenceOfAny(terms)})`),
    ...(isReacted === undefined ? [] : [reacted(isReacted)]),
    seen(slice),
  ];
  return sql`select f.channel_id, f.ts, ${score(slice)} as score from (${start(slice)}) as f
    join channels c on c.id = f.channel_id where ${joined(conditions, " and ")}`;
}

/** Messages with the first term that is required, or all messages. */
function start({ all, anyOf, ...bounds }: MessageSearch): Fragment {
  // A long word is in fewer messages than a short one.
  const terms = all.flat().toSorted((one, other) => other.length - one.length);
  const [term] = terms;
  const first = term === undefined ? anyOf[0] : [term];
  const [oldest, latest] = [readTs(bounds.oldest) ?? 0, readTs(bounds.latest) ?? Number.MAX_SAFE_INTEGER];
  const between = sql`ts >= ${value(oldest)} and ts <= ${value(latest)}`;
  return first === undefined
    ? sql`select channel_id, ts from messages where (history_ts is not null or thread_ts is not null) and ${between}`
    : sql`select distinct channel_id, ts from message_terms where term in (${values(first)}) and ${between}`;
}

/** The viewer's conversations of the workspace, and its public channels. Those that it shares count. */
function seen({ workspaceId, viewerId, seesPublic }: MessageSearch): Fragment {
  const isPublic = sql`c.type = 'public_channel' or `;
  return sql`${isIn("c", value(workspaceId))} and c.type is not null and (${seesPublic ? isPublic : sql``}exists (
      select 1 from channel_members v where v.channel_id = f.channel_id and v.user_id = ${value(viewerId)}))`;
}

const ofMessage = (row: string) => raw(`${row}.channel_id = f.channel_id and ${row}.ts = f.ts`);

function occurrence(sequence: TermSequence): Fragment {
  const [first = "", ...others] = sequence;
  const following = others.map(
    (term, at) => sql` and exists (select 1 from message_terms n where ${ofMessage("n")}
      and n.place = t.place + ${at + 1} and n.term = ${value(term)})`,
  );
  return sql`select 1 from message_terms t where ${ofMessage("t")}
    and t.term = ${value(first)}${joined(following, "")}`;
}

function occurrenceOfAny(terms: readonly string[]): Fragment {
  return sql`select 1 from message_terms t where ${ofMessage("t")} and t.term in (${values(terms)})`;
}

function reacted(isReacted: boolean): Fragment {
  return sql`${isReacted ? sql`` : sql`not `}exists (select 1 from reactions r where ${ofMessage("r")})`;
}

function score(slice: SearchSlice): SqlPart {
  const terms = scoredTerms(slice);
  if (slice.sort === "timestamp" || terms.length === 0) return 0;
  return sql`(select count(*) from message_terms t where ${ofMessage("t")} and t.term in (${values(terms)}))`;
}

function values(them: readonly string[]): Fragment {
  return joined(them.map(value), ", ");
}

function value(it: string | number): SqlPart {
  return { value: it };
}

/** Reader of searches. Each search first gives terms to messages that have none, so that writes take no time for them. */
export function createSearchReader(reading: Reading): SearchReader {
  return {
    async messages(slice) {
      await indexMessages(reading, slice.workspaceId);
      const rows = await reading.rows(selectFound(slice), {});
      const items = rows.map(({ document }) => parseDocument<Message>(document));
      const [first] = rows;
      if (first !== undefined) return { items, total: first.total };
      const isPastFirst = slice.offset > 0 || slice.limit === 0;
      return { items, total: isPastFirst ? ((await firstRow(reading, countFound(slice), {}))?.total ?? 0) : 0 };
    },
  };
}
