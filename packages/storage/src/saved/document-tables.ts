import type { AnyDocument, DocumentSet } from "@rollcall/service/store";
import type { SavedTable } from "./saved-tables.js";

/** Tables of documents. */
export function createDocumentTables(documents: DocumentSet): readonly SavedTable[] {
  return Object.values(documents).map(toTable);
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
