import { type Assignment, type Kind, toCreate, withSchemas } from "../attributes/assignments.js";
import { findPlace, isWritable, placesOf } from "../attributes/attribute-place.js";
import { CommandError, exitCodes } from "../describe-error.js";
import { type CsvRecord, readCsv } from "./read-csv.js";
import { type ImportRow, type ReadRow, readRow } from "./read-row.js";

/** A column of a CSV file. */
interface Column {
  readonly path: string;
  /** Whether its values are ignored because the attribute is read-only, or unknown. */
  readonly isIgnored: boolean;
}

/**
 * Reads the rows of a CSV file. The first record is the header with the attributes.
 * @param path of the file, for its mistakes; absent for text from elsewhere
 * @throws CommandError if the header is invalid, with all mistakes of the header and the rows
 */
export async function* readCsvRows(
  pieces: AsyncIterable<string>,
  kind: Kind,
  path?: string,
): AsyncGenerator<ImportRow, void> {
  const mistakes: string[] = [];
  const noteAt = (line: number) => (message: string) =>
    void mistakes.push(path === undefined ? message : `${path}:${line} ${message}`);
  let columns: readonly Column[] | undefined;
  for await (const record of readCsv(pieces)) {
    if (columns === undefined) {
      columns = readHead(record, kind, noteAt(record.line));
      continue;
    }
    const row = toRow(record, columns, kind);
    if (mistakes.length === 0) yield row;
    else if (columns.length > 0 && !row.read.ok) noteAt(row.line)(row.read.message);
  }
  if (mistakes.length > 0) throw new CommandError(mistakes.join(path === undefined ? "; " : "\n"), exitCodes.usage);
}

/** Parses the header of a CSV file. There are no columns if it is no list of names. */
function readHead(
  { fields, problem }: CsvRecord,
  { type, version }: Kind,
  note: (message: string) => void,
): readonly Column[] {
  const [only = "", ...others] = fields;
  const separator = others.length === 0 ? /[;\t|]/.exec(only)?.[0] : undefined;
  if (separator !== undefined)
    note(`the columns are separated by ${JSON.stringify(separator)}; use commas in a CSV file`);
  if (problem !== undefined) note(problem);
  if (separator !== undefined || problem !== undefined) return [];
  const places = placesOf(type, version);
  const columns = fields.map((field) => {
    try {
      const place = findPlace(places, field.trim());
      return { path: place.path, isIgnored: !isWritable(place) };
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      note(error.message);
      return { path: field.trim(), isIgnored: true };
    }
  });
  const paths = columns.map(({ path }) => path);
  for (const twice of new Set(paths.filter((path, index) => paths.indexOf(path) !== index)))
    note(`the column ${twice} occurs twice`);
  return columns;
}

/** Converts a record to a row. Reports contain valid rows as users, and others as text. */
function toRow(record: CsvRecord, columns: readonly Column[], kind: Kind): ImportRow {
  const read = readRecord(record, columns, kind);
  const source = read.ok ? { user: read.body } : { text: record.text, columns: columns.map(({ path }) => path) };
  return {
    line: record.line,
    source,
    read: read.ok ? { ok: true, body: withSchemas(kind, { ...read.body }) } : read,
  };
}

function readRecord({ fields, problem }: CsvRecord, columns: readonly Column[], kind: Kind): ReadRow {
  if (problem !== undefined) return { ok: false, message: problem };
  if (fields.length !== columns.length)
    return { ok: false, message: `${fields.length} fields, but the header has ${columns.length}` };
  const assignments = columns.flatMap(({ path, isIgnored }, index): readonly Assignment[] =>
    isIgnored ? [] : [[path, (fields[index] ?? "").trim()]],
  );
  const read = (some: readonly Assignment[]) =>
    readRow(() => {
      const { schemas: _, ...user } = toCreate(kind, some);
      return user;
    });
  const whole = read(assignments);
  if (whole.ok) return whole;
  const parts = assignments.map((each) => read([each]));
  return { ok: false, message: parts.flatMap((part) => (part.ok ? [] : [part.message])).join("; ") || whole.message };
}
