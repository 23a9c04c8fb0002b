import type { ColumnType } from "@rollcall/service/store";
import type { WorldTable, WorldTables } from "./world-tables.js";

/** What a file with a world begins with, by which it is known. */
export const fileKind = "rollcall world";

/** The version of the form of the file, apart from that of the tables in it. */
export const fileVersion = 1;

/** A value in a row. */
type Value = string | number | null;

/** Values in the order of the table's columns. */
export type WorldRow = readonly Value[];

/** The first line. */
interface FileHeader {
  readonly kind: typeof fileKind;
  readonly version: typeof fileVersion;
  /** The version of the tables. */
  readonly tables: number;
  /** Rows of each table. */
  readonly counts: Readonly<Record<string, number>>;
}

/** The line before the rows of a table. */
interface TableHeading {
  readonly table: string;
  readonly columns: readonly string[];
}

/** The last line; without it the file is not whole. */
interface FileEnd {
  readonly end: true;
  /** Rows of all tables. */
  readonly rows: number;
  /** SHA-256 of everything before this line, in hexadecimal. */
  readonly sha256: string;
}

/** How much of a world has been carried over. */
export interface Progress {
  /** Rows that are done. */
  readonly done: number;
  readonly total: number;
}

/** A line as it stands in the file. */
export function toLine(value: FileHeader | TableHeading | FileEnd | WorldRow): string {
  return `${JSON.stringify(value)}\n`;
}

/** Whether a value is a header of a file that this package may know. */
export function isHeader(value: unknown): value is Omit<FileHeader, "version"> & { readonly version: number } {
  return (
    isObject(value) &&
    value["kind"] === fileKind &&
    isCount(value["version"]) &&
    isCount(value["tables"]) &&
    isObject(value["counts"]) &&
    Object.values(value["counts"]).every(isCount)
  );
}

/** The table whose heading a value is; undefined where it is none, or names other columns. */
export function headingOf(value: unknown, tables: WorldTables): WorldTable | undefined {
  if (!isObject(value)) return undefined;
  const table = tables.get(String(value["table"]));
  return JSON.stringify(value["columns"]) === JSON.stringify(table?.columns) ? table : undefined;
}

/** Whether a value is the last line. */
export function isEnd(value: unknown): value is FileEnd {
  return isObject(value) && value["end"] === true && isCount(value["rows"]) && typeof value["sha256"] === "string";
}

/** Tells whether a value is a row of the table. */
export function createRowCheck({ types }: WorldTable): (value: unknown) => value is WorldRow {
  return (value): value is WorldRow =>
    Array.isArray(value) && value.length === types.length && types.every((type, at) => isOfType(value[at], type));
}

function isOfType(value: unknown, type: ColumnType): boolean {
  if (value === null) return type.endsWith("?");
  return type.startsWith("text") ? typeof value === "string" : Number.isSafeInteger(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
