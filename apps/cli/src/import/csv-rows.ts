import { type Assignment, type Kind, toCreate, withSchemas } from "../attributes/assignments.js";
import { findPlace, isWritable, placesOf } from "../attributes/attribute-place.js";
import { CommandError } from "../command-error.js";
import { exitCodes } from "../exit-codes.js";
import type { ImportRow, ReadRow } from "./import-row.js";
import { type CsvRecord, readCsv } from "./read-csv.js";
import { readRow } from "./read-row.js";

/** A column of a CSV file. */
interface Column {
  readonly path: string;
  /** Whether its values are ignored, since only the service writes the attribute. */
  readonly isIgnored: boolean;
}

/**
 * The rows of a CSV file, whose first record names the attributes.
 * @throws CommandError where that record is wrong
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
 * The columns that the head of a CSV file names.
 * @throws CommandError where a name is unknown or repeated
 */
function readHead(fields: readonly string[], { type, version }: Kind): readonly Column[] {
  const places = placesOf(type, version);
  const [only = "", ...others] = fields;
  const separator = others.length === 0 ? /[;\t|]/.exec(only)?.[0] : undefined;
  if (separator !== undefined)
    throw new CommandError(
      `the columns are separated by ${JSON.stringify(separator)}; a CSV file has commas between them`,
      exitCodes.usage,
    );
  const columns = fields.map((field) => {
    const place = findPlace(places, field.trim());
    return { path: place.path, isIgnored: !isWritable(place) };
  });
  const twice = columns.find(({ path }, index) => columns.findIndex((each) => each.path === path) !== index);
  if (twice !== undefined) throw new CommandError(`the column ${twice.path} is there twice`, exitCodes.usage);
  return columns;
}

/** A record as a row. What can be read is reported as a user, anything else as its text. */
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
    return { ok: false, message: `${fields.length} fields, but the head of the file has ${columns.length}` };
  const assignments = columns.flatMap(({ path, isIgnored }, index): readonly Assignment[] =>
    isIgnored ? [] : [[path, (fields[index] ?? "").trim()]],
  );
  return readRow(() => {
    const { schemas: _, ...user } = toCreate(kind, assignments);
    return user;
  });
}
