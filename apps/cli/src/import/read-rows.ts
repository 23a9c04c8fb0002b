import type { Kind } from "../attributes/assignments.js";
import { CommandError } from "../command-error.js";
import { exitCodes } from "../exit-codes.js";
import { readCsvRows } from "./csv-rows.js";
import type { ImportRow } from "./import-row.js";
import { readNdjsonRows } from "./ndjson-rows.js";

/** The format of an import file, by the end of its name. */
export type ImportFormat = "csv" | "ndjson";

/**
 * The format of a file by its name.
 * @throws CommandError where the name tells of none
 */
export function formatOf(path: string): ImportFormat {
  if (/\.csv$/i.test(path)) return "csv";
  if (/\.(ndjson|jsonl)$/i.test(path)) return "ndjson";
  throw new CommandError(`${path} is neither .csv nor .ndjson by its name`, exitCodes.usage);
}

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
