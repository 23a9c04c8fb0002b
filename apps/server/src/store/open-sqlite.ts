import { join } from "node:path";
import type { DocumentSet } from "@rollcall/service/store";
import { createSqliteStore, type SqliteStore, StorageError } from "@rollcall/storage/sqlite";
import { StartError } from "../errors/start-error.js";

/** Path of the database in a folder. */
export function databaseFile(folder: string): string {
  return join(folder, "rollcall.db");
}

/**
 * Opens a store in memory. The caller closes it.
 * @param image its content, whose indexes are built again. Default: empty.
 */
export function openMemory(documents: DocumentSet, image: Uint8Array | undefined): SqliteStore {
  return createSqliteStore({ documents, memory: true, ...(image && { image, reindex: true }) });
}

/**
 * Opens the store in a folder. The caller closes it.
 * @throws StartError if the folder cannot be used, or its database is of a newer version or in use
 */
export function openSqlite(documents: DocumentSet, folder = ".rollcall"): SqliteStore {
  try {
    return createSqliteStore({ documents, file: databaseFile(folder) });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new StartError(error.message.replace(/\.$/, ""), { cause: error });
  }
}
