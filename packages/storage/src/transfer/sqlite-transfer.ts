import { existsSync } from "node:fs";
import type Database from "better-sqlite3";
import { openSqlite } from "../sqlite/open-sqlite.js";
import { toStorageError } from "../sqlite/sqlite-errors.js";
import { StorageError } from "../storage-error.js";
import { columnsOf, quote, selectAll, type WorldTable } from "./table-columns.js";
import type { WorldRow } from "./world-file.js";
import { refuseFull, type WorldTarget } from "./world-target.js";
import type { WorldSource } from "./write-world-file.js";

const rowsAtOnce = 250;

/**
 * Reads a database file, which this process owns meanwhile.
 * @throws StorageError where there is none, or it cannot be used
 */
export async function withSqliteSource<T>(file: string, work: (source: WorldSource) => Promise<T>): Promise<T> {
  if (!existsSync(file)) throw new StorageError("unreadable", `There is no database ${file}.`);
  const { db, close } = openSqlite(file);
  try {
    return await work({
      count: async (table) =>
        Number(
          db
            .prepare(`select count(*) from ${quote(table)}`)
            .pluck()
            .get(),
        ),
      rows: (table) => readRows(db, table),
    });
  } catch (error) {
    throw toStorageError(error, file);
  } finally {
    close();
  }
}

async function* readRows(db: Database.Database, table: WorldTable): AsyncGenerator<readonly WorldRow[]> {
  let rows: WorldRow[] = [];
  for (const row of db.prepare<[], WorldRow>(selectAll(table)).raw().iterate()) {
    if (rows.push(row) < rowsAtOnce) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/**
 * Fills a database file, which this process owns meanwhile, in one transaction; it is made where it is absent.
 * @throws StorageError where it holds something already, or cannot be used; then it is as it was
 */
export async function withSqliteTarget(file: string, work: (target: WorldTarget) => Promise<void>): Promise<void> {
  const { db, close } = openSqlite(file);
  try {
    db.exec("begin immediate");
    await refuseFull(file, async (table) => db.prepare(`select 1 from ${quote(table)} limit 1`).get() !== undefined);
    db.exec("delete from user_marks");
    await work(createTarget(db));
    db.exec("commit");
    db.pragma("wal_checkpoint(truncate)");
  } catch (error) {
    if (db.inTransaction) db.exec("rollback");
    throw toStorageError(error, file);
  } finally {
    close();
  }
}

function createTarget(db: Database.Database): WorldTarget {
  const inserts = new Map<WorldTable, Database.Statement<unknown[]>>();
  const prepare = (table: WorldTable) => {
    const columns = columnsOf(table);
    const insert = db.prepare<unknown[]>(
      `insert into ${quote(table)} (${columns.map(quote).join(", ")}) values (${columns.map(() => "?").join(", ")})`,
    );
    inserts.set(table, insert);
    return insert;
  };
  return {
    async insert(table, rows) {
      const insert = inserts.get(table) ?? prepare(table);
      for (const row of rows) insert.run(row);
    },
  };
}
