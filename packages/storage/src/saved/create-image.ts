import type { SQLInputValue } from "node:sqlite";
import type { DocumentSet } from "@rollcall/service/store";
import { takeImage } from "../sqlite/image/take-image.js";
import type { StoredRow } from "../sqlite/index.js";
import { openSqlite } from "../sqlite/open-sqlite.js";
import { StorageError } from "../storage-error.js";
import { quote, savedTablesOf } from "./saved-tables.js";

/**
 * Creates an image from rows that `readTables` returned.
 * @throws StorageError if rows contradict each other, such as two with the same key
 */
export function createImage(rows: Readonly<Record<string, readonly StoredRow[]>>, documents: DocumentSet): Uint8Array {
  const { tables } = savedTablesOf(documents);
  const { db, close } = openSqlite(undefined, { documents });
  try {
    // An empty database has a row of its own.
    for (const name of tables.keys()) db.exec(`delete from ${quote(name)}`);
    for (const { name, columns } of tables.values()) {
      const names = Object.keys(columns);
      const places = names.map(() => "?").join(", ");
      const insert = db.prepare(`insert into ${quote(name)} (${names.map(quote).join(", ")}) values (${places})`);
      for (const row of rows[name] ?? []) {
        try {
          insert.run(...names.map((column) => toValue(row[column])));
        } catch (error) {
          throw new StorageError("brokenFile", `A row of ${name} contradicts another one.`, { cause: error });
        }
      }
    }
    return takeImage(db);
  } finally {
    close();
  }
}

function toValue(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  // The driver refuses values of other types.
  return typeof value === "object" ? JSON.stringify(value) : (value as SQLInputValue);
}
