import { type Statement, textStatement } from "../statements/statement.js";

interface Change {
  readonly channelId: string;
  /** Microseconds. */
  readonly ts: number;
  readonly version: number;
}

/** Notes a change of a message. */
export const noteChange: Statement<Change, unknown> = textStatement(({ mark }) => ({
  sql: `insert into search_changes (channel_id, ts, version) values (${mark(1)}, ${mark(2)}, ${mark(3)}) on conflict do nothing`,
  names: ["channelId", "ts", "version"],
}));
