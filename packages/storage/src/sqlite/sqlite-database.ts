import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from "node:sqlite";

/**
 * Does work in a transaction, which locks the database from its start. An error of the work, or of the commit, undoes it.
 */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec("begin immediate");
  try {
    const result = work();
    db.exec("commit");
    return result;
  } catch (error) {
    // Some errors, such as a full disk, have already rolled back.
    if (db.isTransaction) db.exec("rollback");
    throw error;
  }
}

/** Values of a row, in the order of the columns. */
export type RowValues = readonly SQLOutputValue[];

/** Prepares a statement whose rows are arrays of their values, which the driver makes faster than objects. */
export function prepareRows(db: DatabaseSync, sql: string): StatementSync {
  return db.prepare(sql, { returnArrays: true });
}

/** Rows that a statement without parameters selects, read one after another. */
export function* selectRows(db: DatabaseSync, sql: string): Iterable<RowValues> {
  const statement = prepareRows(db, sql);
  statement.setReadBigInts(true);
  for (const row of statement.iterate()) yield toNumbers(toValues(row));
}

/** First column of the rows that a statement without parameters selects. */
export function selectValues(db: DatabaseSync, sql: string): readonly (SQLOutputValue | undefined)[] {
  return Array.from(selectRows(db, sql), ([value]) => value);
}

/** First column of the first row, or undefined if there is none. */
export function selectValue(db: DatabaseSync, sql: string): SQLOutputValue | undefined {
  return selectValues(db, sql)[0];
}

/**
 * Reads rows of a statement of `prepareRows`. Integers beyond 2^53 are the nearest numbers: the driver throws for them,
 * unless it reads all integers as bigint, which takes longer.
 */
export function readRows(statement: StatementSync, parameters: readonly SQLInputValue[]): readonly RowValues[] {
  try {
    return statement.all(...parameters).map(toValues);
  } catch (error) {
    const isTooLarge =
      typeof error === "object" && error !== null && "code" in error && error.code === "ERR_OUT_OF_RANGE";
    if (!isTooLarge) throw error;
  }
  return readLargeRows(statement, parameters);
}

/** The same for a statement that must not run again, because it changes rows. */
export function readLargeRows(statement: StatementSync, parameters: readonly SQLInputValue[]): readonly RowValues[] {
  statement.setReadBigInts(true);
  try {
    return statement.all(...parameters).map((row) => toNumbers(toValues(row)));
  } finally {
    statement.setReadBigInts(false);
  }
}

function toValues(row: object): RowValues {
  // `prepareRows` makes each row an array of its values.
  return row as RowValues;
}

function toNumbers(values: RowValues): RowValues {
  return values.map((value) => (typeof value === "bigint" ? Number(value) : value));
}

/** Closes a database. Closing again does nothing. */
export function closeDatabase(db: DatabaseSync): void {
  if (db.isOpen) db.close();
}
