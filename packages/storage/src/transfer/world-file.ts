import type { SideColumnType } from "../sql/side-tables.js";
import type { WorldTable, WorldTables } from "./world-tables.js";

/** Identifies world files, in their first line. */
export const fileKind = "rollcall world";

/** Version of the file format, independent of the version of its tables. */
export const fileVersion = 1;

/** A value of a row. */
type Value = string | number | null;

/** Values in the order of the table's columns. */
export type WorldRow = readonly Value[];

/** First line of a file. */
interface FileHeader {
  readonly kind: typeof fileKind;
  readonly version: typeof fileVersion;
  /** Version of the tables. */
  readonly tables: number;
  /** Number of rows of each table. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Line before the rows of a table. */
interface TableHeading {
  readonly table: string;
  readonly columns: readonly string[];
}

/** Last line. Without it the file is incomplete. */
interface FileEnd {
  readonly end: true;
  /** Number of rows of all tables. */
  readonly rows: number;
  /** SHA-256 of everything before this line, in hexadecimal. */
  readonly sha256: string;
}

/** Progress of a transfer. */
export interface Progress {
  /** Number of rows transferred. */
  readonly done: number;
  readonly total: number;
}

/** A line of the file. */
export function toLine(value: FileHeader | TableHeading | FileEnd | WorldRow): string {
  return `${JSON.stringify(value)}\n`;
}

/** Whether a value is the header of a world file, of any version. */
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

/** Table of a heading; undefined if the value is not a heading, or has other columns. */
export function headingOf(value: unknown, tables: WorldTables): WorldTable | undefined {
  if (!isObject(value)) return undefined;
  const table = tables.get(String(value["table"]));
  return JSON.stringify(value["columns"]) === JSON.stringify(table?.columns) ? table : undefined;
}

/** Whether a value is the last line. */
export function isEnd(value: unknown): value is FileEnd {
  return isObject(value) && value["end"] === true && isCount(value["rows"]) && typeof value["sha256"] === "string";
}

/** Creates a check for rows of the table. */
export function createRowCheck({ types }: WorldTable): (value: unknown) => value is WorldRow {
  return (value): value is WorldRow =>
    Array.isArray(value) && value.length === types.length && types.every((type, at) => isOfType(value[at], type));
}

function isOfType(value: unknown, type: SideColumnType): boolean {
  if (value === null) return type.endsWith("?");
  return type.startsWith("text") ? typeof value === "string" : Number.isSafeInteger(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
