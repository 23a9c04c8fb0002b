import type { Writable } from "node:stream";
import { createPostgresStore } from "@rollcall/storage/postgres";
import {
  exportWorld,
  importWorld,
  type Progress,
  StorageError,
  type TransferDatabase,
} from "@rollcall/storage/transfer";
import { holdWorld } from "./hold-world.js";
import { databaseFile } from "./open-store.js";
import { StartError } from "./start-error.js";
import { systemClock } from "./system-clock.js";

/** Which world is written to a file, or read from one. */
export interface WorldFileOptions {
  /** The file, with a line of JSON for each row. */
  readonly path: string;
  /** Folder of a server that does not run. Absent means `.rollcall`. */
  readonly data?: string;
  /** A PostgreSQL database in place of a folder. */
  readonly database?: string;
  /** Told how many rows are done, every now and then. */
  readonly onProgress?: (progress: Progress) => void;
}

/** Which world goes out. */
export interface WorldExportOptions extends WorldFileOptions {
  /** Takes the lines in place of a file, and is not ended; `path` is what messages call it. */
  readonly output?: Writable;
}

/** Which world comes in. */
export interface WorldImportOptions extends WorldFileOptions {
  /** Gives the bytes in place of a file; `path` is what messages call it. */
  readonly input?: AsyncIterable<Buffer>;
}

/**
 * Writes all that a server has kept to a file.
 * @returns how many rows there are
 * @throws StartError where the one cannot be read or the other not written; then there is no such file
 */
export function exportWorldFile(options: WorldExportOptions): Promise<number> {
  return inOneSentence(() => exportWorld({ ...options, database: databaseOf(options) }));
}

/**
 * Brings all of a file that `exportWorldFile` wrote into an empty database, or nothing of it.
 * @returns how many rows there are
 * @throws StartError where the file is not what was written, or the database is not empty or cannot be written
 */
export function importWorldFile(options: WorldImportOptions): Promise<number> {
  const { database: url } = options;
  const run = () => importWorld({ ...options, database: databaseOf(options) });
  return inOneSentence(url === undefined ? run : () => holdingWorld(url, run));
}

function databaseOf({ database, data = ".rollcall" }: WorldFileOptions): TransferDatabase {
  return database === undefined ? { file: databaseFile(data) } : { url: database };
}

/** Keeps servers that start meanwhile from putting a world of theirs into the database. */
async function holdingWorld<T>(url: string, work: () => Promise<T>): Promise<T> {
  const store = await createPostgresStore({ url, connections: 1 });
  try {
    const done = await holdWorld(store, () => systemClock.now(), work);
    if (!done.held) throw new StartError("another process puts a world into the database now");
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
