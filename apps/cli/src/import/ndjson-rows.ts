import { type Kind, withSchemas } from "../attributes/assignments.js";
import { CommandError } from "../describe-error.js";
import { readCsvRows } from "./csv-rows.js";
import { printCsvField } from "./read-csv.js";
import { type ImportRow, type RowSource, readLines, readRow, rowSourceSchema } from "./read-row.js";

/** Reads the rows of an NDJSON file. Each line is a user as JSON, or a line of a report of failed rows. */
export async function* readNdjsonRows(pieces: AsyncIterable<string>, kind: Kind): AsyncGenerator<ImportRow, void> {
  for await (const { line, text } of readLines(pieces)) if (text.trim() !== "") yield* readLine(line, text, kind);
}

async function* readLine(line: number, text: string, kind: Kind): AsyncGenerator<ImportRow, void> {
  const read = readRow(() => readObject(text));
  const reported = read.ok ? findReported(read.body) : undefined;
  if (reported === undefined) yield toJsonRow(line, text, kind);
  else if ("user" in reported) yield toJsonRow(line, JSON.stringify(reported.user), kind);
  else if (reported.columns === undefined) yield toJsonRow(line, reported.text, kind);
  else yield* readReportedCsv(line, { ...reported, columns: reported.columns }, kind);
}

/** Reads the row in a line of a report of failed rows. The reason is ignored. */
function findReported(body: Readonly<Record<string, unknown>>): RowSource | undefined {
  return body["userName"] === undefined ? rowSourceSchema.safeParse(body).data : undefined;
}

function toJsonRow(line: number, text: string, kind: Kind): ImportRow {
  const read = readRow(() => readObject(text));
  return {
    line,
    source: read.ok ? { user: read.body } : { text },
    read: read.ok ? { ok: true, body: withSchemas(kind, { ...read.body }) } : read,
  };
}

interface ReportedCsv {
  readonly text: string;
  readonly columns: readonly string[];
}

/** An unclosed quote swallows the rows after it, so the corrected text may contain several rows. */
async function* readReportedCsv(line: number, source: ReportedCsv, kind: Kind): AsyncGenerator<ImportRow, void> {
  const header = `${source.columns.map(printCsvField).join(",")}\n`;
  try {
    for await (const row of readCsvRows(once(`${header}${source.text}`), kind)) yield { ...row, line };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    yield { line, source, read: { ok: false, message: error.message } };
  }
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

function readObject(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw new SyntaxError('expected an object such as {"userName": "ada"}');
}
