import type { Kind } from "../attributes/assignments.js";
import { CommandError, exitCodes } from "../describe-error.js";
import { readCsvRows } from "./csv-rows.js";
import { readNdjsonRows } from "./ndjson-rows.js";
import type { ImportRow } from "./read-row.js";

/** The format of an import file, from its file extension. */
export type ImportFormat = "csv" | "ndjson";

/**
 * Returns the format of a file by its extension.
 * @throws CommandError if the extension is unknown
 */
export function formatOf(path: string): ImportFormat {
  if (/\.csv$/i.test(path)) return "csv";
  if (/\.(ndjson|jsonl)$/i.test(path)) return "ndjson";
  throw new CommandError(`${path} must have the extension .csv or .ndjson`, exitCodes.usage);
}

/**
 * Reads the rows of a file in sequence.
 * @param pieces the text of the file
 * @throws CommandError instead of the first row if its header is invalid, with all mistakes
 */
export function readRows(path: string, pieces: AsyncIterable<string>, kind: Kind): AsyncGenerator<ImportRow, void> {
  return formatOf(path) === "csv" ? readCsvRows(pieces, kind, path) : readNdjsonRows(pieces, kind);
}
