import type { RowSource } from "./row-source.js";

/** One user of an import file. */
export interface ImportRow {
  /** Line on which it begins, counted from 1. */
  readonly line: number;
  /** The user, as a report of failed rows carries it. */
  readonly source: RowSource;
  /** The body that creates the user, or what is wrong with the row. */
  readonly read: ReadRow;
}

/** What a row says, or why it cannot be read. */
export type ReadRow =
  | { readonly ok: true; readonly body: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly message: string };
