import { withPostgresSource, withPostgresTarget } from "./postgres-transfer.js";
import { readWorldFile } from "./read-world-file.js";
import { withSqliteSource, withSqliteTarget } from "./sqlite-transfer.js";
import type { Progress } from "./world-file.js";
import type { WorldTarget } from "./world-target.js";
import { type WorldSource, writeWorldFile } from "./write-world-file.js";

/** A database that a world is carried from or to: a SQLite file that no process uses, or PostgreSQL by its URL. */
export type TransferDatabase = { readonly file: string } | { readonly url: string };

/** Which world is carried, and where. */
export interface TransferOptions {
  readonly database: TransferDatabase;
  /** The file with the world as lines of JSON. */
  readonly path: string;
  /** Told how far it is, every few hundred rows. */
  readonly onProgress?: (progress: Progress) => void;
}

/**
 * Writes all of a database to a file, as it is at one moment, and never holds more than some of it in memory.
 * @returns how many rows it has
 * @throws StorageError where the database cannot be read, or the file not written; then there is no such file
 */
export function exportWorld({ database, path, onProgress = () => undefined }: TransferOptions): Promise<number> {
  const write = (source: WorldSource) => writeWorldFile(path, source, onProgress);
  return "file" in database ? withSqliteSource(database.file, write) : withPostgresSource(database.url, write);
}

/**
 * Brings all of a file into an empty database, in one transaction, and never holds more than some of it in memory.
 * @returns how many rows there are
 * @throws StorageError where the file is not whole, was changed or is of another version, or the database holds something
 * already or cannot be written; then nothing was kept
 */
export async function importWorld({ database, path, onProgress }: TransferOptions): Promise<number> {
  let done = 0;
  const fill = async (target: WorldTarget) => {
    for await (const { table, rows, total } of readWorldFile(path)) {
      await target.insert(table, rows);
      done += rows.length;
      onProgress?.({ done, total });
    }
  };
  await ("file" in database ? withSqliteTarget(database.file, fill) : withPostgresTarget(database.url, fill));
  return done;
}
