import { eachOf, integer, sql, text } from "../statements/sql.js";
import { statement } from "../statements/statement.js";

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
export const claim = statement<object, unknown>(
  () => sql`insert into search_places (channel_id, ts) values ('', 0) on conflict (channel_id) do update set ts = 0`,
);

/** Channels of a workspace, and those that it shares, with messages that have no terms yet. */
export const selectBehind = statement<
  { readonly workspaceId: string },
  { readonly id: string; readonly last_ts: number }
>(
  (arg) => sql`select c.id, c.last_ts from channels c left join search_places p on p.channel_id = c.id
    where c.workspace_id = ${arg.workspaceId} and c.last_ts > coalesce(p.ts, 0)
    union all select c.id, c.last_ts from channel_shares s join channels c on c.id = s.channel_id
      left join search_places p on p.channel_id = s.channel_id
    where s.workspace_id = ${arg.workspaceId} and c.last_ts > coalesce(p.ts, 0) order by id`,
);

/** Last message of a channel that has terms. */
export const selectPlace = statement<{ readonly channelId: string }, { readonly ts: number }>(
  (arg) => sql`select ts from search_places where channel_id = ${arg.channelId}`,
);

/** Moves that message. */
export const putPlace = statement<Place, unknown>(
  (arg) => sql`insert into search_places (channel_id, ts) values (${arg.channelId}, ${arg.ts})
    on conflict (channel_id) do update set ts = excluded.ts`,
);

/** Messages of a channel after a time, oldest first. */
export const selectAfter = statement<
  Place & { readonly limit: number },
  { readonly ts: number; readonly document: string }
>(
  (arg) =>
    sql`select ts, document from messages where channel_id = ${arg.channelId} and ts > ${arg.ts} order by ts limit ${arg.limit}`,
);

/** Changes, and the messages as they are now. A message after the place of its channel gets its terms with the others. */
export const selectChanges = statement<{ readonly limit: number }, ChangedRow>(
  (arg) => sql`select s.channel_id, s.ts, s.version, case when s.ts <= p.ts then m.document end as document
    from search_changes s left join search_places p on p.channel_id = s.channel_id
      left join messages m on m.channel_id = s.channel_id and m.ts = s.ts
    order by s.channel_id, s.ts, s.version limit ${arg.limit}`,
);

/** Forgets a change. A later one of the same message stays. */
export const forgetChange = statement<Place & { readonly version: number }, unknown>(
  (arg) =>
    sql`delete from search_changes where channel_id = ${arg.channelId} and ts = ${arg.ts} and version = ${arg.version}`,
);

/** Removes the terms of a message. */
export const deleteTerms = statement<Place, unknown>(
  (arg) => sql`delete from message_terms where channel_id = ${arg.channelId} and ts = ${arg.ts}`,
);

/** Adds the terms of a message, in order. */
export const insertTerms = statement<Place & { readonly terms: readonly string[] }>(
  (arg) => sql`insert into message_terms (channel_id, ts, place, term)
    select ${text(arg.channelId)}, ${integer(arg.ts)}, each.place, each.value from ${eachOf(arg.terms)}
    where true on conflict do nothing`,
);
