import { CommandError } from "../command-error.js";
import type { ReadRow } from "./import-row.js";

/** Reads the content of a row. A mistake is a value, so that later rows are still read. */
export function readRow(read: () => Readonly<Record<string, unknown>>): ReadRow {
  try {
    return { ok: true, body: read() };
  } catch (error) {
    if (error instanceof CommandError) return { ok: false, message: error.message };
    if (error instanceof SyntaxError) return { ok: false, message: `not JSON: ${error.message}` };
    throw error;
  }
}
