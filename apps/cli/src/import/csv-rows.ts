import { type Assignment, type Kind, toCreate, withSchemas } from "../attributes/assignments.js";
import { findPlace, isWritable, placesOf } from "../attributes/attribute-place.js";
import { CommandError, exitCodes } from "../describe-error.js";
import { type CsvRecord, readCsv } from "./read-csv.js";
import { type ImportRow, type ReadRow, readRow } from "./read-row.js";

/** A column of a CSV file. */
interface Column {
  readonly path: string;
  /** Whether its values are ignored because the attribute is read-only. */
  readonly isIgnored: boolean;
}

/**
 * Reads the rows of a CSV file. The first record is the header with the attributes.
 * @throws CommandError if the header is invalid
 */
export async function* readCsvRows(pieces: AsyncIterable<string>, kind: Kind): AsyncGenerator<ImportRow, void> {
  let columns: readonly Column[] | undefined;
  for await (const record of readCsv(pieces)) {
    if (columns !== undefined) yield toRow(record, columns, kind);
    else if (record.problem !== undefined)
      throw new CommandError(`line ${record.line}: ${record.problem}`, exitCodes.usage);
    else columns = readHead(record.fields, kind);
  }
}

/**
 * Parses the header of a CSV file.
 * @throws CommandError if a name is unknown or repeated
 */
function readHead(fields: readonly string[], { type, version }: Kind): readonly Column[] {
  const places = placesOf(type, version);
  const [only = "", ...others] = fields;
  const separator = others.length === 0 ? /[;\t|]/.exec(only)?.[0] : undefined;
  if (separator !== undefined)
    throw new CommandError(
      `the columns are separated by ${JSON.stringify(separator)}; use commas in a CSV file`,
      exitCodes.usage,
    );
  const columns = fields.map((field) => {
    const place = findPlace(places, field.trim());
    return { path: place.path, isIgnored: !isWritable(place) };
  });
  const twice = columns.find(({ path }, index) => columns.findIndex((each) => each.path === path) !== index);
  if (twice !== undefined) throw new CommandError(`the column ${twice.path} occurs twice`, exitCodes.usage);
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
  return readRow(() => {
    const { schemas: _, ...user } = toCreate(kind, assignments);
    return user;
  });
}
