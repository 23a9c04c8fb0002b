import type { SqlDialectName } from "@rollcall/scim-filter";
import type { Dialect, RawBuilder } from "kysely";

/** Differences between the databases. */
export interface SqlDialect {
  readonly name: SqlDialectName;
  readonly kysely: Dialect;
  /** Type of text that compares by bytes. */
  readonly textType: string;
  /** Whether a read can lock rows until the end of the transaction. Not needed with a single writer. */
  readonly rowLocks: boolean;
  /** Mark of a statement's nth parameter, starting at 1. */
  mark(place: number): string;
  /** A list passed as one parameter, as a table with one column. */
  listTable(list: readonly string[]): RawBuilder<{ readonly value: string }>;
  /** Whether a column has one of the values of a list passed as one parameter. */
  isAmong(column: string, list: readonly string[]): RawBuilder<boolean>;
  /** Hint after a table to read it by an index that the database would not choose. */
  byIndex(index: string): RawBuilder<unknown>;
  /** A value in a form that the driver accepts. */
  toDriver(value: unknown): unknown;
  /** Whether an error of the driver means that a unique index refused a row. */
  isUniqueViolation(error: unknown): boolean;
}
