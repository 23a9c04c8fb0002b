import type { Writable } from "node:stream";
import { createPostgresStore } from "@rollcall/storage/postgres";
import {
  exportWorld,
  importWorld,
  type Progress,
  StorageError,
  type TransferDatabase,
} from "@rollcall/storage/transfer";
import { StartError } from "../errors/start-error.js";
import { systemClock } from "../machine/system-clock.js";
import { databaseFile } from "../store/open-sqlite.js";
import { lockWorld } from "./lock-world.js";

/** A file and the database that it is exported from or imported into. */
export interface WorldFileOptions {
  /** Path of the file: one line of JSON per row. */
  readonly path: string;
  /** Data folder of a server that is not running. Default: `.rollcall`. */
  readonly data?: string;
  /** URL of a PostgreSQL database to use instead of a folder. */
  readonly database?: string;
  /** Called from time to time with the number of rows so far. */
  readonly onProgress?: (progress: Progress) => void;
}

/** Options of an export. */
export interface WorldExportOptions extends WorldFileOptions {
  /** Stream that receives the lines instead of a file. It is not ended; messages call it `path`. */
  readonly output?: Writable;
}

/** Options of an import. */
export interface WorldImportOptions extends WorldFileOptions {
  /** Bytes to read instead of a file; messages call them `path`. */
  readonly input?: AsyncIterable<Buffer>;
}

/**
 * Writes the whole database of a server to a file.
 * @returns the number of rows
 * @throws StartError if the database cannot be read or the file cannot be written; no file is left behind
 */
export function exportWorldFile(options: WorldExportOptions): Promise<number> {
  return inOneSentence(() => exportWorld({ ...options, database: databaseOf(options) }));
}

/**
 * Imports a file that `exportWorldFile` wrote into an empty database: all of its rows or none.
 * @returns the number of rows
 * @throws StartError if the file is damaged, or the database is not empty or cannot be written
 */
export function importWorldFile(options: WorldImportOptions): Promise<number> {
  const { database: url } = options;
  const run = () => importWorld({ ...options, database: databaseOf(options) });
  return inOneSentence(url === undefined ? run : () => withWorldLocked(url, run));
}

function databaseOf({ database, data = ".rollcall" }: WorldFileOptions): TransferDatabase {
  return database === undefined ? { file: databaseFile(data) } : { url: database };
}

/** Keeps servers that start meanwhile from loading their own world into the database. */
async function withWorldLocked<T>(url: string, work: () => Promise<T>): Promise<T> {
  const store = await createPostgresStore({ url, connections: 1 });
  try {
    const done = await lockWorld(store, () => systemClock.now(), work);
    if (!done.locked) throw new StartError("another process is loading a world into the database");
    return done.result;
  } finally {
    await store.close();
  }
}

async function inOneSentence<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new StartError(error.message.replace(/\.$/, ""), { cause: error });
  }
}
