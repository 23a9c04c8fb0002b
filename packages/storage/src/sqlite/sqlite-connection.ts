import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from "node:sqlite";
import { StoreUnavailable } from "@rollcall/service/store";
import type { Reading } from "../sql/statements/reading.js";
import type { SqlDialect } from "../sql/statements/sql.js";
import type { AnyStatement, PreparedText } from "../sql/statements/statement.js";
import { runAtOnce, type Step, type StepResult } from "../sql/statements/steps.js";
import { UniqueViolation } from "../sql/writes/claim-name.js";
import { isUniqueViolation, toRuntimeError } from "./sqlite-errors.js";

/**
 * A parameter as an expression. SQLite plans a statement over several tables again for each value of a bare parameter,
 * because a value may change the best index. That takes ten times as long as running it, and no plan here depends on a
 * value.
 */
const mark = "+?";

/** SQLite: a single writer, text that always compares by bytes, and lists passed as JSON. */
export const sqliteDialect: SqlDialect = {
  name: "sqlite",
  textType: "text",
  rowLocks: false,
  mark: () => mark,
  toDriver: (value) => {
    // Some versions of the driver take it as null.
    if (value === undefined) throw new Error("An argument of the statement is missing.");
    return Array.isArray(value) ? JSON.stringify(value) : value;
  },
  isUniqueViolation,
};

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

/**
 * Does work without waiting for the disk. The write-ahead log keeps the order of the commits, so that the next commit with a
 * sync takes this one along, and a crash of the process loses nothing.
 */
function withoutSync<T>(db: DatabaseSync, work: () => T): T {
  db.exec("pragma synchronous = normal");
  try {
    return work();
  } finally {
    db.exec("pragma synchronous = full");
  }
}

/** Values of a row, in the order of the columns. */
export type RowValues = readonly SQLOutputValue[];

/** Prepares a statement whose rows are arrays of their values, which the driver makes faster than objects. */
function prepareRows(db: DatabaseSync, sql: string): StatementSync {
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
function readRows(statement: StatementSync, parameters: readonly SQLInputValue[]): readonly RowValues[] {
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
function readLargeRows(statement: StatementSync, parameters: readonly SQLInputValue[]): readonly RowValues[] {
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

/** Runs statements on an open database. Each is prepared once, and statements used only once each time. */
export interface SqliteConnection extends Reading {
  /** @throws UniqueViolation, StoreUnavailable, or any other error of the driver */
  run(step: Step): StepResult;
  /** Must be called when something other than a statement of this connection has changed the database or closed it. */
  changed(): void;
}

/** Receives what happens on a connection. */
interface ConnectionEvents {
  /** Receives the errors of a failing database. */
  readonly onUnavailable?: (error: StoreUnavailable) => void;
  /** Receives the table that a statement is about to change. */
  readonly onWrite?: (table: string) => void;
}

interface Prepared {
  readonly text: PreparedText;
  readonly driver: StatementSync;
  /** Names of the columns that it returns; empty if it returns no rows. */
  readonly columns: readonly string[];
  /** Table that it changes; undefined if it only reads. */
  readonly changes: string | undefined;
  /** Whether it changes a document of that table. */
  readonly isOfDocument: boolean;
}

/**
 * Runs statements on a database, which it does not close.
 * @param open returns the open database, when it is first used
 */
export function createSqliteConnection(
  open: () => DatabaseSync,
  { onUnavailable = () => undefined, onWrite = () => undefined }: ConnectionEvents = {},
): SqliteConnection {
  const report = (error: unknown): unknown => {
    const reported = toRuntimeError(error);
    if (reported instanceof StoreUnavailable) onUnavailable(reported);
    return reported;
  };
  const prepared = new Map<AnyStatement, Prepared>();
  /** Number of statements that may have changed each table, whether they succeeded or not. */
  const changes = new Map<string, number>();
  const documentChanges = new Map<string, number>();
  let othersChanges = 0;

  const prepare = (statement: AnyStatement): Prepared => {
    const known = prepared.get(statement);
    if (known !== undefined) return known;
    const text = statement.prepare(sqliteDialect);
    const changes = changedTable(text.sql);
    const driver = prepareRows(open(), text.sql);
    const columns = driver.columns().map(({ name }) => name);
    const made = { text, driver, columns, changes, isOfDocument: isOfDocument(text.sql) };
    if (statement.isSingleUse !== true) prepared.set(statement, made);
    return made;
  };

  const run = ({ statement, args }: Step): StepResult => {
    try {
      const { text, driver, columns, changes: table, isOfDocument: isChanged } = prepare(statement);
      const values = valuesOf(text, args);
      if (table !== undefined) {
        changes.set(table, (changes.get(table) ?? 0) + 1);
        if (isChanged) documentChanges.set(table, (documentChanges.get(table) ?? 0) + 1);
        onWrite(table);
      }
      if (columns.length === 0) return { rows: [], changed: Number(driver.run(...values).changes) };
      const rows = table === undefined ? readRows(driver, values) : readLargeRows(driver, values);
      return { rows: rows.map((row) => toRow(columns, row)), changed: rows.length };
    } catch (error) {
      throw sqliteDialect.isUniqueViolation(error)
        ? new UniqueViolation("a row with this key exists", { cause: error })
        : report(error);
    }
  };

  return {
    run,
    changed() {
      othersChanges += 1;
    },
    // No other process writes to the database while this one has it.
    changesOf(tables) {
      let sum = othersChanges;
      for (const table of tables) sum += changes.get(table) ?? 0;
      return sum;
    },
    documentChangesOf: (table) => othersChanges + (documentChanges.get(table) ?? 0),
    // The rows have the type that the statement selects.
    rows: async (statement, args) => run({ statement, args }).rows as never,
    texts: async (statement, args) => {
      try {
        const { text, driver } = prepare(statement);
        // The statement selects the document first.
        return readRows(driver, valuesOf(text, args)).map(([document]) => document as string);
      } catch (error) {
        throw report(error);
      }
    },
    first: async (statement, args) => {
      try {
        const { text, driver, columns } = prepare(statement);
        const [row] = readRows(driver, valuesOf(text, args));
        return (row && toRow(columns, row)) as never;
      } catch (error) {
        throw report(error);
      }
    },
    keep: async (steps, { isUnsynced = false } = {}) => {
      const db = open();
      const work = () => inTransaction(db, () => runAtOnce(steps(), run));
      return isUnsynced ? withoutSync(db, work) : work();
    },
  };
}

/** A row by the names of its columns. */
function toRow(columns: readonly string[], values: RowValues): Readonly<Record<string, SQLOutputValue | undefined>> {
  const row: Record<string, SQLOutputValue | undefined> = {};
  columns.forEach((name, at) => {
    row[name] = values[at];
  });
  return row;
}

function valuesOf(text: PreparedText, args: object): readonly SQLInputValue[] {
  // The dialect has converted them, and the driver refuses any others.
  return text.values(args) as readonly SQLInputValue[];
}

/** Table that a statement changes; undefined if it only reads. */
function changedTable(sql: string): string | undefined {
  if (sql.startsWith("select")) return undefined;
  const table = /^(?:insert into|update|delete from) "?(\w+)"?/.exec(sql)?.[1];
  if (table === undefined && /\b(?:insert|update|delete)\b/.test(sql))
    throw new Error(`The statement does not begin with the table that it changes: ${sql}`);
  return table;
}

/** Whether a changing statement may change documents: an update may set only other columns, such as counters. */
function isOfDocument(sql: string): boolean {
  return !sql.startsWith("update") || /\bdocument\b/.test(sql);
}
