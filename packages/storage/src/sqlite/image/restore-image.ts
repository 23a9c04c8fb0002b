import type { DatabaseSync, StatementSync } from "node:sqlite";
import { passingTables } from "../../sql/side-tables.js";
import { inTransaction } from "../sqlite-connection.js";
import { type ImageTable, readImageTables } from "./image-tables.js";

/**
 * Replaces tables of an open database with those of an image, in one transaction.
 * @param differs returns false for tables that are known to be equal
 * @throws StorageError if the image cannot be used; nothing is changed then
 */
export function restoreImage(db: DatabaseSync, image: Uint8Array, differs: (table: string) => boolean): void {
  const source = readImageTables(image);
  const { remove, insert } = writesOf(db);
  try {
    inTransaction(db, () => {
      forgetPassing(db);
      for (const table of source.all()) {
        if (passingTables.includes(table.name) || !differs(table.name)) continue;
        remove(table.name).run();
        const insertRow = insert(table);
        for (const row of source.rows(table)) insertRow.run(...row);
      }
    });
  } finally {
    source.close();
  }
}

/** Removes what no copy of a world has. */
export function forgetPassing(db: DatabaseSync): void {
  const { remove } = writesOf(db);
  for (const table of passingTables) remove(table).run();
}

/** Statements that replace a table. Each is prepared once. */
interface TableWrites {
  remove(table: string): StatementSync;
  insert(table: ImageTable): StatementSync;
}

const knownWrites = new WeakMap<DatabaseSync, TableWrites>();

function writesOf(db: DatabaseSync): TableWrites {
  const known = knownWrites.get(db);
  if (known !== undefined) return known;
  const [removes, inserts] = [new Map<string, StatementSync>(), new Map<string, StatementSync>()];
  const writes: TableWrites = {
    remove: (table) => {
      const statement = removes.get(table) ?? db.prepare(`delete from "${table}"`);
      removes.set(table, statement);
      return statement;
    },
    insert: ({ name, columns }) => {
      const values = Array.from({ length: columns }, () => "?").join(", ");
      const statement = inserts.get(name) ?? db.prepare(`insert into "${name}" values (${values})`);
      inserts.set(name, statement);
      return statement;
    },
  };
  knownWrites.set(db, writes);
  return writes;
}
