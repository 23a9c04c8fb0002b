import type { SqlDialectName } from "@rollcall/scim-filter";

/** Differences between the databases. */
export interface SqlDialect {
  readonly name: SqlDialectName;
  /** Type of text that compares by bytes. */
  readonly textType: string;
  /** Whether a read can lock rows until the end of the transaction. Not needed with a single writer. */
  readonly rowLocks: boolean;
  /** Mark of a statement's nth parameter, starting at 1. */
  mark(place: number): string;
  /** A value in a form that the driver accepts. */
  toDriver(value: unknown): unknown;
  /** Whether an error of the driver means that a unique index refused a row. */
  isUniqueViolation(error: unknown): boolean;
}
