import { among, sql, tableOf } from "../statements/sql.js";
import { statement } from "../statements/statement.js";

interface Shares {
  readonly channelId: string;
  /** Microseconds. */
  readonly ts: number;
}

/** Shares files with a message. Those that it already shares stay. */
export const insertShares = statement<Shares & { readonly fileIds: readonly string[] }>(
  (arg) => sql`insert into file_shares (file_id, channel_id, ts)
      select distinct list.value, cast(${arg.channelId} as text), cast(${arg.ts} as bigint)
      from ${tableOf(arg.fileIds)} as list where true on conflict do nothing`,
);

/** Ends the sharing of all files of a message. */
export const deleteShares = statement<Shares>(
  (arg) => sql`delete from file_shares where channel_id = ${arg.channelId} and ts = ${arg.ts}`,
);

/** Those of some contents that a file or an upload has. */
export const selectUsed = statement<{ readonly hashes: readonly string[] }, { readonly content: string }>(
  (arg) => sql`select content from files where content ${among(arg.hashes)}
      union select content from file_uploads where content ${among(arg.hashes)}`,
);
