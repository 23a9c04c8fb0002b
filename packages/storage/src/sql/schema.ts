import type { AnyDocument, DocumentSet } from "@rollcall/service/store";
import { type SideColumnType, type SideTable, sideTables } from "./side-tables.js";

/**
 * Statements that create the tables of documents and the side tables in an empty database. `{text}` is the text type
 * that compares by bytes in every locale.
 */
export function schemaOf(documents: DocumentSet): readonly string[] {
  return [
    ...Object.values(documents).flatMap(tableOf),
    ...Object.entries<SideTable>(sideTables).flatMap(([name, table]) => sideTableOf(name, table)),
  ];
}

/** Statements that create the table of a document and its indexes. */
export function tableOf({ table, key, columns, counters, lists, indexes: others }: AnyDocument): readonly string[] {
  const lines = [
    ...Object.entries(columns).map(([name, { holds }]) => columnOf(name, holds)),
    ...counters.map((name) => `${columnOf(name, "integer")} default 0`),
    columnOf("version", "integer"),
    columnOf("document", "text"),
    `primary key (${key.join(", ")})`,
  ];
  const indexes = Object.entries(lists).flatMap(([name, { by, order = [], covers = [], unique, where }]) => {
    const names = unique ? by : [...new Set([...by, ...order, ...key, ...covers])];
    // The primary key serves a list with the same order.
    if (where === undefined && covers.length === 0 && names.join() === key.join()) return [];
    const condition = where === undefined ? "" : ` where ${where}`;
    return [`create ${unique ? "unique " : ""}index ${table}_${name} on ${table} (${names.join(", ")})${condition}`];
  });
  return [
    createTable(table, lines),
    ...indexes,
    ...Object.entries(others).map(([name, on]) => `create index ${table}_${name} on ${table} ${on}`),
  ];
}

/** Statements that create a side table, its indexes and its initial rows. */
export function sideTableOf(
  table: string,
  { columns, key, indexes = {}, initialRows = [] }: SideTable,
): readonly string[] {
  const names = Object.keys(columns);
  const lines = [
    ...Object.entries(columns).map(([name, holds]) => columnOf(name, holds)),
    `primary key (${names.slice(0, key).join(", ")})`,
  ];
  return [
    createTable(table, lines),
    ...Object.entries(indexes).map(([name, by]) => `create index ${table}_${name} on ${table} (${by.join(", ")})`),
    ...initialRows.map((row) => `insert into ${table} (${names.join(", ")}) values (${row.map(literal).join(", ")})`),
  ];
}

function createTable(name: string, lines: readonly string[]): string {
  return `create table ${name} (\n${lines.map((line) => `  ${line}`).join(",\n")}\n)`;
}

function columnOf(name: string, holds: SideColumnType): string {
  // SQLite keeps bytes as they are in a column of any type.
  if (holds === "bytes") return `${name} bytea not null`;
  return `${name} ${holds.startsWith("text") ? "{text}" : "bigint"}${holds.endsWith("?") ? "" : " not null"}`;
}

function literal(value: string | number): string {
  return typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
