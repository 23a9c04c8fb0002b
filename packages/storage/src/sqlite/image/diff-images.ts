import type { DatabaseSync } from "node:sqlite";
import { type DocumentSet, documents as serviceDocuments } from "@rollcall/service/store";
import { type SideTable, sideTables } from "../../sql/side-tables.js";
import { openImage } from "./open-image.js";
import { type StoredTable, tablesOf } from "./tables-of.js";

/** A row as JSON. A document is the object in its text. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** A row that differs between two images. */
export interface RowChange {
  readonly table: string;
  /** Values of the primary key, in order. */
  readonly key: readonly (string | number)[];
  /** Absent for an inserted row. */
  readonly before?: StoredRow;
  /** Absent for a removed row. */
  readonly after?: StoredRow;
}

/**
 * Changes from one image to another, by table and primary key. Rows that can be computed again, and private ones, are left out.
 * @param documents documents that the images contain. Default: those of the service.
 * @throws StorageError if one of them cannot be used
 */
export function diffImages(
  before: Uint8Array,
  after: Uint8Array,
  documents: DocumentSet = serviceDocuments,
): readonly RowChange[] {
  const [one, other] = [openImage(before), openImage(after)];
  const hidden = new Set(Object.values(documents).flatMap(({ isPrivate, table }) => (isPrivate ? [table] : [])));
  try {
    return tablesOf(other, (table) => isStored(table) && !hidden.has(table)).flatMap((table) =>
      diffTable(table, one, other),
    );
  } finally {
    one.close();
    other.close();
  }
}

/** Whether the rows of a table are part of the world. */
function isStored(table: string): boolean {
  const tables: Readonly<Record<string, SideTable>> = sideTables;
  return tables[table]?.isTransient !== true;
}

function diffTable(table: StoredTable, one: DatabaseSync, other: DatabaseSync): readonly RowChange[] {
  const [was, is] = [rowsOf(table, one), rowsOf(table, other)];
  const names = [...new Set([...was.keys(), ...is.keys()])].toSorted();
  return names.flatMap((name) => {
    const [before, after] = [was.get(name), is.get(name)];
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    // Both sides of a row have its key columns.
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

function rowsOf({ name, key }: StoredTable, db: DatabaseSync): ReadonlyMap<string, StoredRow> {
  const rows: readonly StoredRow[] = db.prepare(`select * from "${name}"`).all();
  return new Map(rows.map((row) => [JSON.stringify(key.map((column) => row[column])), row]));
}

function withDocument(row: StoredRow): StoredRow {
  const { document } = row;
  return typeof document === "string" ? { ...row, document: JSON.parse(document) } : row;
}
