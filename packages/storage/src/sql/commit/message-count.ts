import { sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";

/** Counts the messages in all channels of a workspace; null if it has no channel. */
export const messageCount = statement<{ readonly workspaceId: string }, { readonly count: number | null }>(
  (arg) =>
    sql`select cast(sum(message_count) as bigint) as count from channels where workspace_id = ${arg.workspaceId}`,
);
