import { among } from "../statements/among.js";
import type { SqlDialect } from "../statements/dialect.js";
import { named } from "../statements/named.js";
import { type Statement, textStatement } from "../statements/statement.js";

interface Shares {
  readonly channelId: string;
  /** Microseconds. */
  readonly ts: number;
}

/** Shares files with a message. Those that it already shares stay. */
export const insertShares: Statement<Shares & { readonly fileIds: readonly string[] }, unknown> = textStatement(
  (dialect) => ({
    sql: `insert into file_shares (file_id, channel_id, ts)
      select distinct list.value, ${castText(dialect, 1)}, ${castInteger(dialect, 2)} from ${listOf(dialect, 3)} as list
      where true on conflict do nothing`,
    names: ["channelId", "ts", "fileIds"],
  }),
);

/** Ends the sharing of all files of a message. */
export const deleteShares = named<Shares>(
  (param) => `delete from file_shares where channel_id = ${param("channelId")} and ts = ${param("ts")}`,
);

/** Those of some contents that a file or an upload has. */
export const selectUsed: Statement<{ readonly hashes: readonly string[] }, { readonly content: string }> =
  textStatement((dialect) => ({
    sql: `select content from files where content ${among(dialect, 1)}
      union select content from file_uploads where content ${among(dialect, 2)}`,
    names: ["hashes", "hashes"],
  }));

function castText({ mark }: SqlDialect, place: number): string {
  return `cast(${mark(place)} as text)`;
}

function castInteger({ mark }: SqlDialect, place: number): string {
  return `cast(${mark(place)} as bigint)`;
}

function listOf({ name, mark }: SqlDialect, place: number): string {
  return name === "sqlite" ? `json_each(${mark(place)})` : `(select unnest(${mark(place)}::text[]) as value)`;
}
