import type { DocumentSet } from "@rollcall/service/store";
import { openImage } from "../sqlite/image/open-image.js";
import type { StoredRow } from "../sqlite/index.js";
import { quote, type SavedTable, savedTablesOf } from "./saved-tables.js";

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
