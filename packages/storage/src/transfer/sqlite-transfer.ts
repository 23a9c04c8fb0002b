import { existsSync } from "node:fs";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { DocumentSet } from "@rollcall/service/store";
import { contentFolder } from "../contents/content-parts.js";
import { createFolderImport, type FolderImport, readFolderParts } from "../contents/folder-transfer.js";
import { openSqlite } from "../sqlite/open-sqlite.js";
import { selectRows, selectValue } from "../sqlite/sqlite-connection.js";
import { toStorageError } from "../sqlite/sqlite-errors.js";
import { StorageError } from "../storage-error.js";
import type { WorldRow } from "./world-file.js";
import { contentTable, quote, rowsAtOnce, selectAll, type WorldTable, worldTablesOf } from "./world-tables.js";
import { emptying, refuseNonEmpty, type WorldTarget } from "./world-target.js";
import type { WorldSource } from "./write-world-file.js";

/**
 * Reads a database file, which this process owns meanwhile.
 * @throws StorageError if it does not exist or cannot be used
 */
export async function withSqliteSource<T>(
  file: string,
  documents: DocumentSet,
  work: (source: WorldSource) => Promise<T>,
): Promise<T> {
  if (!existsSync(file)) throw new StorageError("unreadable", `The database ${file} does not exist.`);
  const { db, close } = openSqlite(file, { documents });
  try {
    const contents = await readFolderParts(contentFolder(file));
    return await work({
      tables: worldTablesOf(documents),
      count: async (table) => (table === contentTable ? contents.count : countRows(db, table)),
      rows: (table) => (table === contentTable ? contents.rows() : readRows(db, table)),
    });
  } catch (error) {
    throw toStorageError(error, file);
  } finally {
    close();
  }
}

function countRows(db: DatabaseSync, table: WorldTable): number {
  return Number(selectValue(db, `select count(*) from ${quote(table.name)}`));
}

async function* readRows(db: DatabaseSync, table: WorldTable): AsyncGenerator<readonly WorldRow[]> {
  let rows: WorldRow[] = [];
  for (const row of selectRows(db, selectAll(table))) {
    // Columns have texts and numbers.
    if (rows.push(row as WorldRow) < rowsAtOnce(table)) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/**
 * Fills a database file in one transaction; this process owns it meanwhile. The file is created if it does not exist.
 * @throws StorageError if it is not empty or cannot be used; it is unchanged then
 */
export async function withSqliteTarget(
  file: string,
  documents: DocumentSet,
  work: (target: WorldTarget) => Promise<void>,
): Promise<void> {
  const { db, close } = openSqlite(file, { documents });
  const tables = worldTablesOf(documents);
  try {
    db.exec("begin immediate");
    await refuseNonEmpty(
      file,
      tables,
      async (table) => db.prepare(`select 1 from ${quote(table.name)} limit 1`).get() !== undefined,
    );
    for (const text of emptying) db.exec(text);
    const contents = createFolderImport(contentFolder(file));
    await work(createTarget(db, contents));
    await contents.finish();
    db.exec("commit");
    db.exec("pragma wal_checkpoint(truncate)");
  } catch (error) {
    if (db.isTransaction) db.exec("rollback");
    throw toStorageError(error, file);
  } finally {
    close();
  }
}

function createTarget(db: DatabaseSync, contents: FolderImport): WorldTarget {
  const inserts = new Map<WorldTable, StatementSync>();
  const prepare = (table: WorldTable) => {
    const { columns } = table;
    const insert = db.prepare(
      `insert into ${quote(table.name)} (${columns.map(quote).join(", ")}) values (${columns.map(() => "?").join(", ")})`,
    );
    inserts.set(table, insert);
    return insert;
  };
  return {
    async insert(table, rows) {
      if (table.name === contentTable.name) {
        for (const [hash, part, bytes] of rows) await contents.append([String(hash), Number(part), String(bytes)]);
        return;
      }
      const insert = inserts.get(table) ?? prepare(table);
      for (const row of rows) insert.run(...row);
    },
  };
}
