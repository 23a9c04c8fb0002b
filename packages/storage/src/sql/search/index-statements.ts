import type { SqlDialect } from "../statements/dialect.js";
import { type Statement, textStatement } from "../statements/statement.js";

interface Place {
  readonly channelId: string;
  /** Microseconds. */
  readonly ts: number;
}

/** A message whose terms are computed again. */
export interface ChangedRow {
  readonly channel_id: string;
  readonly ts: number;
  readonly version: number;
  /** Null if the message is not found by its terms yet. */
  readonly document: string | null;
}

/** Lets one transaction at a time write terms, until its end. */
export const claim: Statement<object, unknown> = textStatement(() => ({
  sql: "insert into search_places (channel_id, ts) values ('', 0) on conflict (channel_id) do update set ts = 0",
  names: [],
}));

/** Channels of a workspace, and those that it shares, with messages that have no terms yet. */
export const selectBehind: Statement<
  { readonly workspaceId: string },
  { readonly id: string; readonly last_ts: number }
> = textStatement(({ mark }) => ({
  sql: `select c.id, c.last_ts from channels c left join search_places p on p.channel_id = c.id
    where c.workspace_id = ${mark(1)} and c.last_ts > coalesce(p.ts, 0)
    union all select c.id, c.last_ts from channel_shares s join channels c on c.id = s.channel_id
      left join search_places p on p.channel_id = s.channel_id
    where s.workspace_id = ${mark(2)} and c.last_ts > coalesce(p.ts, 0) order by id`,
  names: ["workspaceId", "workspaceId"],
}));

/** Last message of a channel that has terms. */
export const selectPlace: Statement<{ readonly channelId: string }, { readonly ts: number }> = textStatement(
  ({ mark }) => ({ sql: `select ts from search_places where channel_id = ${mark(1)}`, names: ["channelId"] }),
);

/** Moves that message. */
export const putPlace: Statement<Place, unknown> = textStatement(({ mark }) => ({
  sql: `insert into search_places (channel_id, ts) values (${mark(1)}, ${mark(2)})
    on conflict (channel_id) do update set ts = excluded.ts`,
  names: ["channelId", "ts"],
}));

/** Messages of a channel after a time, oldest first. */
export const selectAfter: Statement<
  Place & { readonly limit: number },
  { readonly ts: number; readonly document: string }
> = textStatement(({ mark }) => ({
  sql: `select ts, document from messages where channel_id = ${mark(1)} and ts > ${mark(2)} order by ts limit ${mark(3)}`,
  names: ["channelId", "ts", "limit"],
}));

/** Changes, and the messages as they are now. A message after the place of its channel gets its terms with the others. */
export const selectChanges: Statement<{ readonly limit: number }, ChangedRow> = textStatement(({ mark }) => ({
  sql: `select s.channel_id, s.ts, s.version, case when s.ts <= p.ts then m.document end as document
    from search_changes s left join search_places p on p.channel_id = s.channel_id
      left join messages m on m.channel_id = s.channel_id and m.ts = s.ts
    order by s.channel_id, s.ts, s.version limit ${mark(1)}`,
  names: ["limit"],
}));

/** Forgets a change. A later one of the same message stays. */
export const forgetChange: Statement<Place & { readonly version: number }, unknown> = textStatement(({ mark }) => ({
  sql: `delete from search_changes where channel_id = ${mark(1)} and ts = ${mark(2)} and version = ${mark(3)}`,
  names: ["channelId", "ts", "version"],
}));

/** Removes the terms of a message. */
export const deleteTerms: Statement<Place, unknown> = textStatement(({ mark }) => ({
  sql: `delete from message_terms where channel_id = ${mark(1)} and ts = ${mark(2)}`,
  names: ["channelId", "ts"],
}));

/** Adds the terms of a message, in order. */
export const insertTerms: Statement<Place & { readonly terms: readonly string[] }, unknown> = textStatement(
  (dialect) => ({
    sql: `insert into message_terms (channel_id, ts, place, term)
    select ${typed(dialect)}, each.place, each.value from ${eachText(dialect)} where true on conflict do nothing`,
    names: ["channelId", "ts", "terms"],
  }),
);

function typed({ name, mark }: SqlDialect): string {
  return name === "postgres" ? `${mark(1)}::text, ${mark(2)}::bigint` : `${mark(1)}, ${mark(2)}`;
}

function eachText({ name, mark }: SqlDialect): string {
  return name === "postgres"
    ? `unnest(${mark(3)}::text[]) with ordinality as each(value, place)`
    : `(select value, key + 1 as place from json_each(${mark(3)})) as each`;
}
