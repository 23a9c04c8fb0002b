import { join } from "node:path";
import { createSqliteStore, type SqliteStore, StorageError } from "@rollcall/storage/sqlite";
import { StartError } from "./start-error.js";

/**
 * Opens the store in a folder, or one in memory where there is none. Whoever opened it closes it.
 * @throws StartError where the folder cannot be used, or the database in it is of a newer version or in use
 */
export function openStore(folder: string | undefined): SqliteStore {
  try {
    return createSqliteStore(folder === undefined ? { memory: true } : { file: databaseFile(folder) });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new StartError(error.message.replace(/\.$/, ""), { cause: error });
  }
}

/** The database in a folder. */
export function databaseFile(folder: string): string {
  return join(folder, "rollcall.db");
}
