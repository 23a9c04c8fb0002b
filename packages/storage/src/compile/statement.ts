import type { Compilable, Kysely, RawBuilder } from "kysely";
import type { Tables } from "../sql/tables.js";

/** Context for writing a statement for one database. */
export interface SqlWriter {
  readonly db: Kysely<Tables>;
  /** Whether a read can lock rows until the end of the transaction. Not needed with a single writer. */
  readonly rowLocks: boolean;
  /** A list passed as one parameter, as a table with one column. */
  readonly listTable: (list: readonly string[]) => RawBuilder<{ readonly value: string }>;
  /** Whether a column has one of the values of a list passed as one parameter. */
  readonly isAmong: (column: string, list: readonly string[]) => RawBuilder<boolean>;
  /** Hint after a table to read it by an index that the database would not choose. */
  readonly byIndex: (index: string) => RawBuilder<unknown>;
}

/** A statement as it is written, with the types of its arguments and its rows. */
export interface WrittenStatement<Args extends object, Row> {
  readonly build: (writer: SqlWriter, args: Args) => Compilable<Row>;
}

/**
 * Writes a statement with named arguments. A test compiles it to the text that stores run, see `texts.test.ts`.
 * @param build writes the statement; `args` are placeholders, which may only be used as values of the statement. Every
 * other value becomes a literal of the text.
 */
export function statement<Row, Args extends object = object>(
  build: (writer: SqlWriter, args: Args) => Compilable<Row>,
): WrittenStatement<Args, Row> {
  return { build };
}
