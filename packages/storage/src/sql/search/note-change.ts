import { sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";

interface Change {
  readonly channelId: string;
  /** Microseconds. */
  readonly ts: number;
  readonly version: number;
}

/** Notes a change of a message. */
export const noteChange = statement<Change, unknown>(
  (arg) =>
    sql`insert into search_changes (channel_id, ts, version) values (${arg.channelId}, ${arg.ts}, ${arg.version}) on conflict do nothing`,
);
