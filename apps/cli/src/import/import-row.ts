import type { RowSource } from "./row-source.js";

/** One user of an import file. */
export interface ImportRow {
  /** Number of its first line, from 1. */
  readonly line: number;
  /** The user as in a report of failed rows. */
  readonly source: RowSource;
  /** The body that creates the user, or the problem with the row. */
  readonly read: ReadRow;
}

/** The content of a row, or the reason why it cannot be read. */
export type ReadRow =
  | { readonly ok: true; readonly body: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly message: string };
