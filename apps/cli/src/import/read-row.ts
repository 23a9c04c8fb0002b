import { CommandError } from "../command-error.js";
import type { ReadRow } from "./import-row.js";

/** What a row says; a mistake in it is a value, so that the rows behind it are read all the same. */
export function readRow(read: () => Readonly<Record<string, unknown>>): ReadRow {
  try {
    return { ok: true, body: read() };
  } catch (error) {
    if (error instanceof CommandError) return { ok: false, message: error.message };
    if (error instanceof SyntaxError) return { ok: false, message: `not JSON: ${error.message}` };
    throw error;
  }
}
