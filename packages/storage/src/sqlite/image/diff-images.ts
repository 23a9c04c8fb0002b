import type Database from "better-sqlite3";
import { openImage } from "./open-image.js";
import { type StoredTable, tablesOf } from "./tables-of.js";

/** A row as JSON; a document is the object that its text holds. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** One row that differs between two images. */
export interface RowChange {
  readonly table: string;
  /** Values of the primary key, in its order. */
  readonly key: readonly (string | number)[];
  /** Absent from a row that came into being. */
  readonly before?: StoredRow;
  /** Absent from a row that is gone. */
  readonly after?: StoredRow;
}

/**
 * What changed from one image to another, by table and primary key.
 * @throws StorageError where one of them cannot be used
 */
export function diffImages(before: Uint8Array, after: Uint8Array): readonly RowChange[] {
  const [one, other] = [openImage(before), openImage(after)];
  try {
    return tablesOf(other).flatMap((table) => diffTable(table, one, other));
  } finally {
    one.close();
    other.close();
  }
}

function diffTable(table: StoredTable, one: Database.Database, other: Database.Database): readonly RowChange[] {
  const [was, is] = [rowsOf(table, one), rowsOf(table, other)];
  const names = [...new Set([...was.keys(), ...is.keys()])].toSorted();
  return names.flatMap((name) => {
    const [before, after] = [was.get(name), is.get(name)];
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    // Both sides of a row have the columns of its key.
    const key = table.key.map((column) => (after ?? before)?.[column] as string | number);
    return [
      {
        table: table.name,
        key,
        ...(before && { before: withDocument(before) }),
        ...(after && { after: withDocument(after) }),
      },
    ];
  });
}

function rowsOf({ name, key }: StoredTable, db: Database.Database): ReadonlyMap<string, StoredRow> {
  const rows = db.prepare<[], StoredRow>(`select * from "${name}"`).all();
  return new Map(rows.map((row) => [JSON.stringify(key.map((column) => row[column])), row]));
}

function withDocument(row: StoredRow): StoredRow {
  const { document } = row;
  return typeof document === "string" ? { ...row, document: JSON.parse(document) } : row;
}
