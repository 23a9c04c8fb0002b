import type { AnyDocument, DocumentSet } from "@rollcall/service/store";
import { presentVersion } from "../sql/migrations.js";
import { type SideColumnType, type SideTable, sideTables } from "../sql/side-tables.js";

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

/** Quotes a name of a table or column. */
export function quote(name: string): string {
  return `"${name}"`;
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
