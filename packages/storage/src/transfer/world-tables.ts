import type { AnyDocument, DocumentSet } from "@rollcall/service/store";
import { type SideColumnType, type SideTable, sideTables } from "../sql/side-tables.js";

/** A table of a world. */
export interface WorldTable {
  readonly name: string;
  /** Names of the columns, in the order of a row. */
  readonly columns: readonly string[];
  /** Types of the columns. */
  readonly types: readonly SideColumnType[];
  /** Columns of the primary key. */
  readonly key: readonly string[];
}

/** Tables of a world, by name, in the order in which they are written and read. */
export type WorldTables = ReadonlyMap<string, WorldTable>;

/** Tables of documents and side tables whose rows are copied to another database. */
export function worldTablesOf(documents: DocumentSet): WorldTables {
  const copied = Object.entries<SideTable>(sideTables).filter(([, table]) => table.isTransient !== true);
  const tables = [
    ...Object.values(documents).flatMap((document) => (document.isPrivate === true ? [] : [toWorldTable(document)])),
    ...copied.map(([name, { columns, key }]) => named(name, columns, Object.keys(columns).slice(0, key))),
  ];
  return new Map([...tables, contentTable].map((table) => [table.name, table]));
}

/** Contents of files in parts, whose bytes are in Base64. Not every database has them in this table. */
export const contentTable: WorldTable = {
  name: "content_parts",
  columns: ["hash", "part", "bytes"],
  types: ["text", "integer", "text"],
  key: ["hash", "part"],
};

/** Number of rows that are read or written together: few of the large ones. */
export function rowsAtOnce(table: WorldTable): number {
  return table === contentTable ? 8 : 250;
}

/** Statement that selects a whole table in the order of its primary key. */
export function selectAll({ name, columns, key }: WorldTable): string {
  return `select ${columns.map(quote).join(", ")} from ${quote(name)} order by ${key.map(quote).join(", ")}`;
}

/** Quotes a name for both databases. */
export function quote(name: string): string {
  return `"${name}"`;
}

function toWorldTable({ table, columns, counters, key }: AnyDocument): WorldTable {
  const own = Object.entries(columns).map(([name, { holds }]) => [name, holds]);
  const counted = counters.map((name) => [name, "integer"]);
  return named(table, Object.fromEntries([...own, ...counted, ["version", "integer"], ["document", "text"]]), key);
}

function named(name: string, columns: Readonly<Record<string, SideColumnType>>, key: readonly string[]): WorldTable {
  return { name, columns: Object.keys(columns), types: Object.values(columns), key };
}
