import { type MessageSearch, readTs, type SearchSlice, scoredTerms, type TermSequence } from "@rollcall/service/store";
import { isIn } from "../statements/is-in.js";
import { singleUseStatement } from "../statements/statement.js";

/** Text with a question mark for each of its values. */
interface Fragment {
  readonly text: string;
  readonly values: readonly (string | number)[];
}

/** Selects a page of found messages, each with the number of all. */
export function selectFound(slice: SearchSlice) {
  const { direction, offset, limit } = slice;
  const order = (row: string) => {
    const by = direction === "ascending" ? "asc" : "desc";
    return `${row}.score ${by}, ${row}.ts ${by}, ${row}.channel_id ${by}`;
  };
  const page = join(
    `select m.document, page.total from (select found.*, cast(count(*) over () as integer) as total from (`,
    found(slice),
    `) as found order by ${order("found")} limit `,
    value(limit),
    " offset ",
    value(offset),
    `) as page join messages m on m.channel_id = page.channel_id and m.ts = page.ts order by ${order("page")}`,
  );
  return toStatement<{ readonly document: string; readonly total: number }>(page);
}

/** Selects the number of found messages. */
export function countFound(search: MessageSearch) {
  const unordered = { ...search, sort: "timestamp", direction: "ascending", offset: 0, limit: 0 } as const;
  const counted = join("select cast(count(*) as integer) as total from (", found(unordered), ") as found");
  return toStatement<{ readonly total: number }>(counted);
}

function toStatement<Row>({ text, values }: Fragment) {
  return singleUseStatement<Row>(() => ({ texts: text.split("?"), values }));
}

function found(slice: SearchSlice): Fragment {
  const { all, none, anyOf, isReacted } = slice;
  const exists = (sequence: TermSequence) => join("exists (", occurrence(sequence), ")");
  const conditions = [
    ...all.map(exists),
    ...none.map((sequence) => join("not ", exists(sequence))),
    ...anyOf.map((terms) => join("exists (", occurrenceOfAny(terms), ")")),
    ...(isReacted === undefined ? [] : [reacted(isReacted)]),
    seen(slice),
  ];
  return join(
    "select f.channel_id, f.ts, ",
    score(slice),
    " as score from (",
    start(slice),
    ") as f join channels c on c.id = f.channel_id where ",
    ...conditions.flatMap((condition, at) => (at === 0 ? [condition] : [" and ", condition])),
  );
}

/** Messages with the first term that is required, or all messages. */
function start({ all, anyOf, ...bounds }: MessageSearch): Fragment {
  // A long word is in fewer messages than a short one.
  const terms = all.flat().toSorted((one, other) => other.length - one.length);
  const [term] = terms;
  const first = term === undefined ? anyOf[0] : [term];
  const between = join(
    "ts >= ",
    value(readTs(bounds.oldest) ?? 0),
    " and ts <= ",
    value(readTs(bounds.latest) ?? Number.MAX_SAFE_INTEGER),
  );
  if (first === undefined) {
    return join(
      "select channel_id, ts from messages where (history_ts is not null or thread_ts is not null) and ",
      between,
    );
  }
  return join("select distinct channel_id, ts from message_terms where term in (", values(first), ") and ", between);
}

/** The viewer's conversations of the workspace, and its public channels. Those that it shares count. */
function seen({ workspaceId, viewerId, seesPublic }: MessageSearch): Fragment {
  return join(
    { text: isIn("c", "?", "?"), values: [workspaceId, workspaceId] },
    ` and c.type is not null and (${seesPublic ? "c.type = 'public_channel' or " : ""}exists (
      select 1 from channel_members v where v.channel_id = f.channel_id and v.user_id = `,
    value(viewerId),
    "))",
  );
}

const ofMessage = (row: string) => `${row}.channel_id = f.channel_id and ${row}.ts = f.ts`;

function occurrence(sequence: TermSequence): Fragment {
  const [first = "", ...others] = sequence;
  return join(
    `select 1 from message_terms t where ${ofMessage("t")} and t.term = `,
    value(first),
    ...others.map((term, at) =>
      join(
        ` and exists (select 1 from message_terms n where ${ofMessage("n")} and n.place = t.place + ${at + 1} and n.term = `,
        value(term),
        ")",
      ),
    ),
  );
}

function occurrenceOfAny(terms: readonly string[]): Fragment {
  return join(`select 1 from message_terms t where ${ofMessage("t")} and t.term in (`, values(terms), ")");
}

function reacted(isReacted: boolean): Fragment {
  return join(`${isReacted ? "" : "not "}exists (select 1 from reactions r where ${ofMessage("r")})`);
}

function score(slice: SearchSlice): Fragment {
  const terms = scoredTerms(slice);
  if (slice.sort === "timestamp" || terms.length === 0) return join("0");
  const counted = `(select count(*) from message_terms t where ${ofMessage("t")} and t.term in (`;
  return join(counted, values(terms), "))");
}

function value(it: string | number): Fragment {
  return { text: "?", values: [it] };
}

function values(them: readonly (string | number)[]): Fragment {
  return { text: them.map(() => "?").join(", "), values: them };
}

function join(...parts: readonly (string | Fragment)[]): Fragment {
  const fragments = parts.map((part) => (typeof part === "string" ? { text: part, values: [] } : part));
  return { text: fragments.map(({ text }) => text).join(""), values: fragments.flatMap((each) => each.values) };
}
