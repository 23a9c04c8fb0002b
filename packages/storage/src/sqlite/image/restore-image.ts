import type Database from "better-sqlite3";
import { passingTables } from "../../sql/side-tables.js";
import { openImage } from "./open-image.js";
import { tablesOf } from "./tables-of.js";

/**
 * Replaces tables of an open database with those of an image, in one transaction.
 * @param differs returns false for tables that are known to be equal
 * @throws StorageError if the image cannot be used; nothing is changed then
 */
export function restoreImage(db: Database.Database, image: Uint8Array, differs: (table: string) => boolean): void {
  const source = openImage(image);
  try {
    db.transaction(() => {
      forgetPassing(db);
      for (const { name, columns } of tablesOf(source, (table) => !passingTables.includes(table) && differs(table))) {
        db.exec(`delete from "${name}"`);
        const values = columns.map(() => "?").join(", ");
        const insert = db.prepare(`insert into "${name}" values (${values})`);
        for (const row of source.prepare(`select * from "${name}"`).raw().iterate()) insert.run(row);
      }
    }).immediate();
  } finally {
    source.close();
  }
}

/** Removes what no copy of a world has. */
export function forgetPassing(db: Database.Database): void {
  for (const table of passingTables) db.exec(`delete from "${table}"`);
}
