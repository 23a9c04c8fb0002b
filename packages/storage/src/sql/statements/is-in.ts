import { type Fragment, raw, type SqlPart, sql } from "./sql.js";

/** Condition that a channel, by the name of its row, belongs to a workspace or is shared with it. */
export function isIn(row: string, workspace: SqlPart): Fragment {
  const channel = raw(row);
  return sql`(${channel}.workspace_id = ${workspace} or exists (select 1 from channel_shares s
    where s.channel_id = ${channel}.id and s.workspace_id = ${workspace}))`;
}
