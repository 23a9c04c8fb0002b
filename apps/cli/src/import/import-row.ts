import { type Assignment, type Kind, toCreate, withSchemas } from "../attributes/assignments.js";
import { findPlace, isWritable, placesOf } from "../attributes/attribute-place.js";
import { CommandError } from "../command-error.js";
import { exitCodes } from "../exit-codes.js";
import { readCsv } from "./read-csv.js";
import { readLines } from "./read-lines.js";

/** One user of an import file. */
export interface ImportRow {
  /** Line on which it begins, counted from 1. */
  readonly line: number;
  /** The body that creates it, or what is wrong with the row. */
  readonly read: { readonly ok: true; readonly body: object } | { readonly ok: false; readonly message: string };
}

/** The format of an import file, by the end of its name. */
export type ImportFormat = "csv" | "ndjson";

/**
 * The rows of a file, one after the other.
 * @throws CommandError where its head is wrong, before the first row
 */
export function readRows(
  pieces: AsyncIterable<string>,
  format: ImportFormat,
  kind: Kind,
): AsyncGenerator<ImportRow, void> {
  return format === "csv" ? readCsvRows(pieces, kind) : readNdjsonRows(pieces, kind);
}

async function* readCsvRows(pieces: AsyncIterable<string>, kind: Kind): AsyncGenerator<ImportRow, void> {
  let columns: readonly Column[] | undefined;
  for await (const { line, fields, problem } of readCsv(pieces)) {
    if (columns === undefined) {
      if (problem !== undefined) throw new CommandError(`line ${line}: ${problem}`, exitCodes.usage);
      columns = readHead(fields, kind);
    } else if (problem !== undefined) yield { line, read: { ok: false, message: problem } };
    else yield { line, read: readFields(fields, columns, kind) };
  }
}

interface Column {
  readonly path: string;
  /** Whether it is read over, since only the service writes it. */
  readonly isSkipped: boolean;
}

function readHead(fields: readonly string[], { type, version }: Kind): readonly Column[] {
  const places = placesOf(type, version);
  const columns = fields.map((field) => {
    const place = findPlace(places, field.trim());
    return { path: place.path, isSkipped: !isWritable(place) };
  });
  const twice = columns.find(({ path }, index) => columns.findIndex((each) => each.path === path) !== index);
  if (twice !== undefined) throw new CommandError(`the column ${twice.path} is there twice`, exitCodes.usage);
  return columns;
}

function readFields(fields: readonly string[], columns: readonly Column[], kind: Kind): ImportRow["read"] {
  if (fields.length !== columns.length)
    return { ok: false, message: `${fields.length} fields, where the head has ${columns.length}` };
  const assignments = columns.flatMap(({ path, isSkipped }, index): readonly Assignment[] =>
    isSkipped ? [] : [[path, (fields[index] ?? "").trim()]],
  );
  return attempt(() => toCreate(kind, assignments));
}

async function* readNdjsonRows(pieces: AsyncIterable<string>, kind: Kind): AsyncGenerator<ImportRow, void> {
  for await (const { line, text } of readLines(pieces))
    if (text.trim() !== "") yield { line, read: attempt(() => withSchemas(kind, readObject(text))) };
}

function readObject(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw new SyntaxError("this is no JSON object");
}

function attempt(read: () => object): ImportRow["read"] {
  try {
    return { ok: true, body: read() };
  } catch (error) {
    if (error instanceof CommandError) return { ok: false, message: error.message };
    if (error instanceof SyntaxError) return { ok: false, message: `no JSON: ${error.message}` };
    throw error;
  }
}
