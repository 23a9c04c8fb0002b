import type { DatabaseSync, SQLOutputValue, StatementSync } from "node:sqlite";

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

/** Rows that a statement without parameters selects, read one after another. */
export function* selectRows(db: DatabaseSync, sql: string): Iterable<RowValues> {
  for (const row of db.prepare(sql, { returnArrays: true, readBigInts: true }).iterate()) {
    // The first option makes each row an array of its values.
    yield (row as object as RowValues).map(toNumber);
  }
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
 * Reads rows of a statement. Integers beyond 2^53 are the nearest numbers: the driver throws for them, unless it reads all
 * integers as bigint, which takes longer.
 * @param read must only read, because it is called again for such integers
 */
export function readNumbers<Row extends object>(driver: StatementSync, read: () => readonly Row[]): readonly Row[] {
  try {
    return read();
  } catch (error) {
    const isTooLarge =
      typeof error === "object" && error !== null && "code" in error && error.code === "ERR_OUT_OF_RANGE";
    if (!isTooLarge) throw error;
  }
  driver.setReadBigInts(true);
  try {
    return toNumbers(read());
  } finally {
    driver.setReadBigInts(false);
  }
}

/** Replaces the bigints in rows by the nearest numbers, in place. */
export function toNumbers<Row extends object>(rows: readonly Row[]): readonly Row[] {
  for (const row of rows) {
    for (const [name, value] of Object.entries(row)) {
      if (typeof value === "bigint") Reflect.set(row, name, Number(value));
    }
  }
  return rows;
}

function toNumber(value: SQLOutputValue): SQLOutputValue {
  return typeof value === "bigint" ? Number(value) : value;
}

/** Closes a database. Closing again does nothing. */
export function closeDatabase(db: DatabaseSync): void {
  if (db.isOpen) db.close();
}
