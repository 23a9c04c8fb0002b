import type Database from "better-sqlite3";
import { passingTables } from "../../sql/side-tables.js";
import { type ImageTable, readImageTables } from "./image-tables.js";

/**
 * Replaces tables of an open database with those of an image, in one transaction.
 * @param differs returns false for tables that are known to be equal
 * @throws StorageError if the image cannot be used; nothing is changed then
 */
export function restoreImage(db: Database.Database, image: Uint8Array, differs: (table: string) => boolean): void {
  const source = readImageTables(image);
  const { remove, insert } = writesOf(db);
  try {
    db.transaction(() => {
      forgetPassing(db);
      for (const table of source.all()) {
        if (passingTables.includes(table.name) || !differs(table.name)) continue;
        remove(table.name).run();
        const insertRow = insert(table);
        for (const row of source.rows(table)) insertRow.run(row);
      }
    }).immediate();
  } finally {
    source.close();
  }
}

/** Removes what no copy of a world has. */
export function forgetPassing(db: Database.Database): void {
  const { remove } = writesOf(db);
  for (const table of passingTables) remove(table).run();
}

/** Statements that replace a table. Each is prepared once. */
interface TableWrites {
  remove(table: string): Database.Statement<[]>;
  insert(table: ImageTable): Database.Statement<unknown[]>;
}

const knownWrites = new WeakMap<Database.Database, TableWrites>();

function writesOf(db: Database.Database): TableWrites {
  const known = knownWrites.get(db);
  if (known !== undefined) return known;
  const [removes, inserts] = [new Map<string, Database.Statement<[]>>(), new Map<string, Database.Statement>()];
  const writes: TableWrites = {
    remove: (table) => {
      const statement = removes.get(table) ?? db.prepare<[]>(`delete from "${table}"`);
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
