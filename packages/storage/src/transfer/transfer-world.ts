import type { Writable } from "node:stream";
import { type DocumentSet, documents as serviceDocuments } from "@rollcall/service/store";
import { StorageError } from "../storage-error.js";
import { withPostgresSource, withPostgresTarget } from "./postgres-transfer.js";
import { readWorldFile } from "./read-world-file.js";
import { withSqliteSource, withSqliteTarget } from "./sqlite-transfer.js";
import type { Progress } from "./world-file.js";
import { type WorldTable, worldTablesOf } from "./world-tables.js";
import type { WorldTarget } from "./world-target.js";
import { type WorldSource, writeWorldFile, writeWorldStream } from "./write-world-file.js";

/** A database that a world is carried from or to: a SQLite file that no process uses, or PostgreSQL by its URL. */
export type TransferDatabase = { readonly file: string } | { readonly url: string };

/** Which world is carried, and where. */
export interface TransferOptions {
  readonly database: TransferDatabase;
  /** The file with the world as lines of JSON; what messages call it, where a stream stands in for it. */
  readonly path: string;
  /** The documents that the database keeps. Default: those of the service. */
  readonly documents?: DocumentSet;
  /** Told how far it is, every few hundred rows. */
  readonly onProgress?: (progress: Progress) => void;
}

/** A world that goes out. */
export interface ExportOptions extends TransferOptions {
  /** Takes the lines in place of a file, and is not ended. */
  readonly output?: Writable;
}

/** A world that comes in. */
export interface ImportOptions extends TransferOptions {
  /** Gives the bytes in place of a file. */
  readonly input?: AsyncIterable<Buffer>;
}

/**
 * Writes all of a database to a file, as it is at one moment, and never holds more than some of it in memory.
 * @returns how many rows it has
 * @throws StorageError where the database cannot be read, or the file not written; then there is no such file,
 * and what a stream took has no end
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
 * Brings all of a file into an empty database, in one transaction, and never holds more than some of it in memory.
 * @returns how many rows there are
 * @throws StorageError where the file is not whole, was changed or is of another version, or the database holds something
 * already or cannot be written; then nothing was kept
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
        throw isRefusal(error) ? notHeld(path, table, error) : error;
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

/** Whether a database refuses rows for what they are: SQLite for a constraint, PostgreSQL for one or for a value. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^(SQLITE_CONSTRAINT|2[23])/.test(String(error.code));
}

function notHeld(path: string, table: WorldTable, cause: unknown): StorageError {
  const rows = `has rows of ${table.name} that cannot be there, such as the same one twice`;
  return new StorageError("brokenFile", `The file ${path} ${rows}; nothing was kept of it.`, { cause });
}
