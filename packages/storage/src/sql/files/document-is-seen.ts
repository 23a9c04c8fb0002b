import { type Fragment, forEachRow, perDatabase, raw, type SqlPart, sql } from "../statements/sql.js";

/** The user who looks for Lists and canvases. */
export interface Viewer {
  readonly viewerId: string;
  /** 1 if the viewer sees public channels. */
  readonly seesPublic: number;
}

/** Whether the viewer sees the List `l`: its owner does, and those it is shared with. */
export function listIsSeen(viewerId: SqlPart): Fragment {
  return sql`(l.owner_id = ${viewerId} or exists (
    select 1 from list_access a where a.list_id = l.id and (a.subject_id = ${viewerId} or exists (
      select 1 from channel_members m where m.channel_id = a.subject_id
      and m.user_id = ${viewerId}${forEachRow}))${forEachRow}))`;
}

/**
 * Whether the viewer sees the canvas `k`: its owner does, those it is shared with, and those who see its channel. Canvases
 * of deleted channels are seen by no user.
 */
export function canvasIsSeen({ viewerId, seesPublic }: Readonly<Record<keyof Viewer, SqlPart>>): Fragment {
  return sql`(k.channel_id is null or exists (
      select 1 from channels c where c.id = k.channel_id and c.type is not null${forEachRow}))
    and (k.owner_id = ${viewerId}
      or exists (select 1 from channel_members m where m.channel_id = k.channel_id and m.user_id = ${viewerId}${forEachRow})
      or (cast(${seesPublic} as integer) = 1 and exists (
        select 1 from channels c where c.id = k.channel_id and c.type = 'public_channel'${forEachRow}))
      or exists (select 1 from ${valuesIn("k.shared_with")} where shared.value = ${viewerId} or exists (
        select 1 from channel_members m where m.channel_id = shared.value and m.user_id = ${viewerId}${forEachRow})))`;
}

/** The texts of a JSON list in a column, as `shared.value`. */
export function valuesIn(column: string): SqlPart {
  const list = raw(`coalesce(${column}, '[]')`);
  return perDatabase({
    sqlite: sql`json_each(${list}) as shared`,
    postgres: sql`json_array_elements_text(${list}::json) as shared(value)`,
  });
}
