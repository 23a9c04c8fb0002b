import type { DocumentSet } from "@rollcall/service/store";
import { createSqliteStore, type SqliteStore, StorageError } from "@rollcall/storage/sqlite";
import { StartError } from "../errors/start-error.js";
import { databaseFile } from "./database-file.js";

/**
 * Opens the store in a folder, or a store in memory without one. The caller closes it.
 * @throws StartError if the folder cannot be used, or its database is of a newer version or in use
 */
export function openSqlite(folder: string | undefined, documents: DocumentSet): SqliteStore {
  try {
    return createSqliteStore({
      documents,
      ...(folder === undefined ? { memory: true } : { file: databaseFile(folder) }),
    });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new StartError(error.message.replace(/\.$/, ""), { cause: error });
  }
}
