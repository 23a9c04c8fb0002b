import { type DocumentReader, parseDocument } from "./documents.js";
import type { Statement } from "./statement.js";
import type { Steps } from "./steps.js";

/** Runs statements that read. */
export interface Reading {
  /** Runs a statement outside of any transaction. */
  rows<Args extends object, Row>(statement: Statement<Args, Row>, args: Args): Promise<readonly Row[]>;
  /** Runs steps in a transaction of their own: what readers keep for themselves, so that they find it again sooner. */
  keep(steps: () => Steps<void>): Promise<void>;
}

/** The first row of a statement. */
export async function firstRow<Args extends object, Row>(
  reading: Reading,
  statement: Statement<Args, Row>,
  args: Args,
): Promise<Row | undefined> {
  return (await reading.rows(statement, args))[0];
}

/**
 * The document that a statement finds.
 * @param read makes it of its text
 */
export async function oneDocument<T, Args extends object>(
  reading: Reading,
  statement: Statement<Args, { readonly document: string }>,
  args: Args,
  read: DocumentReader = parseDocument,
): Promise<T | undefined> {
  const row = await firstRow(reading, statement, args);
  return row === undefined ? undefined : read<T>(row.document);
}

/** All documents that a statement finds. */
export async function allDocuments<T, Args extends object>(
  reading: Reading,
  statement: Statement<Args, { readonly document: string }>,
  args: Args,
): Promise<readonly T[]> {
  return (await reading.rows(statement, args)).map((row) => parseDocument<T>(row.document));
}
