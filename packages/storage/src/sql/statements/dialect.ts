import type { SqlDialectName } from "@rollcall/scim-filter";
import type { Dialect, RawBuilder } from "kysely";

/** What differs between the databases. */
export interface SqlDialect {
  readonly name: SqlDialectName;
  readonly kysely: Dialect;
  /** Text that compares by its bytes. */
  readonly textType: string;
  /** Whether reading can lock rows until the end of the transaction; not needed where one writer has the file. */
  readonly rowLocks: boolean;
  /** The mark of a statement's nth parameter, counted from 1. */
  mark(place: number): string;
  /** A list that is passed as one parameter, as a table with one column. */
  listTable(list: readonly string[]): RawBuilder<{ readonly value: string }>;
  /** Whether a column has one of the values of a list that is passed as one parameter. */
  isAmong(column: string, list: readonly string[]): RawBuilder<boolean>;
  /** What stands behind a table that is to be read by an index, where the database does not find that by itself. */
  byIndex(index: string): RawBuilder<unknown>;
  /** A value in a form that the driver takes. */
  toDriver(value: unknown): unknown;
  /** Whether an error of the driver says that a unique index refused a row. */
  isUniqueViolation(error: unknown): boolean;
}
