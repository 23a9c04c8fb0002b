import { parseDocument, parseDocuments } from "./document-statements.js";
import type { Statement } from "./statement.js";
import type { Steps } from "./steps.js";

/** Runs reading statements. */
export interface Reading {
  /** Runs a statement outside any transaction. */
  rows<Args extends object, Row>(statement: Statement<Args, Row>, args: Args): Promise<readonly Row[]>;
  /** Runs a statement outside any transaction, whose first column is the document, and reads only that column. */
  texts<Args extends object>(
    statement: Statement<Args, { readonly document: string }>,
    args: Args,
  ): Promise<readonly string[]>;
  /** Runs a statement outside any transaction, and reads only its first row. */
  first<Args extends object, Row>(statement: Statement<Args, Row>, args: Args): Promise<Row | undefined>;
  /**
   * A number that grows when a row of these tables may have changed, so that a reader can answer again what it has read;
   * undefined if others may change them too.
   */
  changesOf(tables: readonly string[]): number | undefined;
  /** The same for the documents of one table, without columns that are not computed from them, such as counters. */
  documentChangesOf(table: string): number | undefined;
  /** Runs steps in a transaction. For what readers store to speed up later reads, and for what follows from commits. */
  keep(steps: () => Steps<void>, options?: KeepOptions): Promise<void>;
}

/** Options of a transaction that is not a commit of a caller. */
interface KeepOptions {
  /**
   * Whether the transaction is answered before it is on disk. It is there together with the next commit that waits for the
   * disk. Only for data that is right without the latest changes. Default: false.
   */
  readonly isUnsynced?: boolean;
}

/** First row of a statement. */
export function firstRow<Args extends object, Row>(
  reading: Reading,
  statement: Statement<Args, Row>,
  args: Args,
): Promise<Row | undefined> {
  return reading.first(statement, args);
}

/**
 * Document that a statement finds.
 * @param read parses the document
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
  return parseDocuments<T>(await reading.texts(statement, args));
}
