import type { Writable } from "node:stream";
import { type DocumentSet, documents as serviceDocuments } from "@rollcall/service/store";
import { isConstraintViolation } from "../sqlite/sqlite-errors.js";
import { StorageError } from "../storage-error.js";
import { withPostgresSource, withPostgresTarget } from "./postgres-transfer.js";
import { readWorldFile } from "./read-world-file.js";
import { withSqliteSource, withSqliteTarget } from "./sqlite-transfer.js";
import type { Progress } from "./world-file.js";
import { type WorldTable, worldTablesOf } from "./world-tables.js";
import type { WorldTarget } from "./world-target.js";
import { type WorldSource, writeWorldFile, writeWorldStream } from "./write-world-file.js";

/** Database to export from or import into: a SQLite file that no process uses, or a PostgreSQL URL. */
export type TransferDatabase = { readonly file: string } | { readonly url: string };

/** Database and file of a transfer. */
export interface TransferOptions {
  readonly database: TransferDatabase;
  /** File with the world as lines of JSON. With a stream, its name in messages. */
  readonly path: string;
  /** Documents that the database keeps. Default: those of the service. */
  readonly documents?: DocumentSet;
  /** Receives the progress, every few hundred rows. */
  readonly onProgress?: (progress: Progress) => void;
}

/** Options of an export. */
export interface ExportOptions extends TransferOptions {
  /** Stream to write to instead of a file. It is not ended. */
  readonly output?: Writable;
}

/** Options of an import. */
export interface ImportOptions extends TransferOptions {
  /** Bytes to read instead of a file. */
  readonly input?: AsyncIterable<Buffer>;
}

/**
 * Writes a whole database to a file, from one point in time and with constant memory.
 * @returns number of rows
 * @throws StorageError if the database cannot be read or the file not written; no file is left then, and a stream's
 * content has no end line
 */
export function exportWorld({
  database,
  path,
  output,
  documents = serviceDocuments,
  onProgress = () => undefined,
}: ExportOptions): Promise<number> {
  const write = (source: WorldSource) =>
    output === undefined
      ? writeWorldFile(path, source, onProgress)
      : writeWorldStream({ output, path }, source, onProgress);
  return "file" in database
    ? withSqliteSource(database.file, documents, write)
    : withPostgresSource(database.url, documents, write);
}

/**
 * Imports a whole file into an empty database, in one transaction and with constant memory.
 * @returns number of rows
 * @throws StorageError if the file is incomplete, changed or of another version, or the database is not empty or cannot
 * be written; nothing is imported then
 */
export async function importWorld({
  database,
  path,
  input,
  documents = serviceDocuments,
  onProgress,
}: ImportOptions): Promise<number> {
  let done = 0;
  const fill = async (target: WorldTarget) => {
    for await (const { table, rows, total } of readWorldFile(path, worldTablesOf(documents), input)) {
      await target.insert(table, rows).catch((error: unknown) => {
        throw isRefusal(error) ? invalidRows(path, table, error) : error;
      });
      done += rows.length;
      onProgress?.({ done, total });
    }
  };
  await ("file" in database
    ? withSqliteTarget(database.file, documents, fill)
    : withPostgresTarget(database.url, documents, fill));
  return done;
}

/**
 * Whether a database refuses rows because of their content: SQLite for a constraint, PostgreSQL for a constraint or a
 * value.
 */
function isRefusal(error: unknown): boolean {
  return (
    isConstraintViolation(error) || (error instanceof Error && "code" in error && /^2[23]/.test(String(error.code)))
  );
}

function invalidRows(path: string, table: WorldTable, cause: unknown): StorageError {
  const rows = `has invalid rows of ${table.name}, such as duplicates`;
  return new StorageError("brokenFile", `The file ${path} ${rows}; nothing was imported.`, { cause });
}
