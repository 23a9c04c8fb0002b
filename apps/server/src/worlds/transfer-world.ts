import { createPostgresStore } from "@rollcall/storage/postgres";
import { exportWorld, importWorld, StorageError, type TransferDatabase } from "@rollcall/storage/transfer";
import { StartError } from "../errors/start-error.js";
import { systemClock } from "../machine/system-clock.js";
import { databaseFile } from "../store/open-sqlite.js";
import { lockWorld } from "./lock-world.js";
import type { WorldExportOptions, WorldFileOptions, WorldImportOptions } from "./world-file-options.js";

/** Exports the database of a server. */
export function exportFile(options: WorldExportOptions): Promise<number> {
  return inOneSentence(() => exportWorld({ ...options, database: databaseOf(options) }));
}

/** Imports into the database of a server. */
export function importFile(options: WorldImportOptions): Promise<number> {
  const { database: url } = options;
  const run = () => importWorld({ ...options, database: databaseOf(options) });
  return inOneSentence(url === undefined ? run : () => withWorldLocked(url, run));
}

function databaseOf({ database, data = ".rollcall" }: WorldFileOptions): TransferDatabase {
  return database === undefined ? { file: databaseFile(data) } : { url: database };
}

/** Keeps servers that start meanwhile from loading their own world into the database. */
async function withWorldLocked<T>(url: string, work: () => Promise<T>): Promise<T> {
  const store = await createPostgresStore({ url, connections: 1, statements: "unnamed" });
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
