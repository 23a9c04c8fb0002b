import { fromText } from "./documents.js";
import type { Statement } from "./statement.js";

/** Runs statements that read, outside of any transaction. */
export interface Reading {
  rows<Args extends object, Row>(statement: Statement<Args, Row>, args: Args): Promise<readonly Row[]>;
}

/** The first row of a statement. */
export async function firstRow<Args extends object, Row>(
  reading: Reading,
  statement: Statement<Args, Row>,
  args: Args,
): Promise<Row | undefined> {
  return (await reading.rows(statement, args))[0];
}

/** The document that a statement finds. */
export async function oneDocument<T, Args extends object>(
  reading: Reading,
  statement: Statement<Args, { readonly document: string }>,
  args: Args,
): Promise<T | undefined> {
  const row = await firstRow(reading, statement, args);
  return row === undefined ? undefined : fromText<T>(row);
}

/** All documents that a statement finds. */
export async function allDocuments<T, Args extends object>(
  reading: Reading,
  statement: Statement<Args, { readonly document: string }>,
  args: Args,
): Promise<readonly T[]> {
  return (await reading.rows(statement, args)).map((row) => fromText<T>(row));
}
