import type { SQLInputValue } from "node:sqlite";
import type { AnyDocument, DocumentSet } from "@rollcall/service/store";
import { presentVersion } from "../sql/migrations.js";
import { type SideColumnType, type SideTable, sideTables } from "../sql/side-tables.js";
import { openImage, takeImage } from "../sqlite/image/open-image.js";
import type { StoredRow } from "../sqlite/index.js";
import { openSqlite } from "../sqlite/open-sqlite.js";
import { StorageError } from "../storage-error.js";

/** A table whose rows are part of a world. */
export interface SavedTable {
  readonly name: string;
  /** Type of each column. The document of a row is an object in its column `document`. */
  readonly columns: Readonly<Record<string, SideColumnType | "document">>;
  /** Columns of the primary key. */
  readonly key: readonly string[];
}

/** The tables of a world, and the version of the software's tables. */
export interface SavedTables {
  readonly version: number;
  readonly tables: ReadonlyMap<string, SavedTable>;
}

/** Tables whose rows are part of a world: those of documents, and those of facts that cannot be computed again. */
export function savedTablesOf(documents: DocumentSet): SavedTables {
  const side = Object.entries<SideTable>(sideTables).flatMap(([name, { columns, key, isTransient }]) =>
    isTransient === true ? [] : [{ name, columns, key: Object.keys(columns).slice(0, key) }],
  );
  const tables = [...Object.values(documents).map(toTable), ...side];
  return { version: presentVersion, tables: new Map(tables.map((table) => [table.name, table])) };
}

function toTable({ table, columns, counters, key }: AnyDocument): SavedTable {
  return {
    name: table,
    columns: {
      ...Object.fromEntries(Object.entries(columns).map(([name, { holds }]) => [name, holds])),
      ...Object.fromEntries(counters.map((name) => [name, "integer" as const])),
      version: "integer",
      document: "document",
    },
    key,
  };
}

/**
 * Returns the rows of an image that are part of its world, by table, in the order of the primary key.
 * @throws StorageError if the image cannot be used
 */
export function readTables(image: Uint8Array, documents: DocumentSet): Readonly<Record<string, readonly StoredRow[]>> {
  const db = openImage(image);
  try {
    const read = ({ name, columns, key }: SavedTable) => {
      const names = Object.keys(columns).map(quote).join(", ");
      const order = key.map(quote).join(", ");
      return db.prepare(`select ${names} from ${quote(name)} order by ${order}`).all();
    };
    const { tables } = savedTablesOf(documents);
    return Object.fromEntries([...tables.values()].map((table) => [table.name, read(table).map(withDocument)]));
  } finally {
    db.close();
  }
}

function withDocument(row: StoredRow): StoredRow {
  const { document } = row;
  return typeof document === "string" ? { ...row, document: JSON.parse(document) } : row;
}

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

/** Quotes a name of a table or column. */
function quote(name: string): string {
  return `"${name}"`;
}
