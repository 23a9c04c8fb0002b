import { parseDocument } from "./document-text.js";
import type { Statement } from "./statement.js";
import type { Steps } from "./steps.js";

/** Runs statements that read. */
export interface Reading {
  /** Runs a statement outside of any transaction. */
  rows<Args extends object, Row>(statement: Statement<Args, Row>, args: Args): Promise<readonly Row[]>;
  /** Runs a statement likewise and reads no more than its first row. */
  first<Args extends object, Row>(statement: Statement<Args, Row>, args: Args): Promise<Row | undefined>;
  /** Runs steps in a transaction of their own: what readers keep for themselves, so that they find it again sooner. */
  keep(steps: () => Steps<void>): Promise<void>;
}

/** The first row of a statement. */
export function firstRow<Args extends object, Row>(
  reading: Reading,
  statement: Statement<Args, Row>,
  args: Args,
): Promise<Row | undefined> {
  return reading.first(statement, args);
}

/**
 * The document that a statement finds.
 * @param read makes it of its text
 */
export async function oneDocument<T, Args extends object>(
  reading: Reading,
  statement: Statement<Args, { readonly document: string }>,
  args: Args,
  read: (text: string) => T = parseDocument<T>,
): Promise<T | undefined> {
  const row = await reading.first(statement, args);
  return row === undefined ? undefined : read(row.document);
}

/** All documents that a statement finds. */
export async function allDocuments<T, Args extends object>(
  reading: Reading,
  statement: Statement<Args, { readonly document: string }>,
  args: Args,
): Promise<readonly T[]> {
  return (await reading.rows(statement, args)).map((row) => parseDocument<T>(row.document));
}
