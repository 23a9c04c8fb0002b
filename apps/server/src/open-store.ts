import { join } from "node:path";
import type { Store } from "@rollcall/service/store";
import { createSqliteStore, StorageError } from "@rollcall/storage/sqlite";
import { StartError } from "./start-error.js";

/**
 * Opens the store in a folder, or one in memory where there is none. Whoever opened it closes it.
 * @throws StartError where the folder cannot be used, or the database in it is of a newer version or in use
 */
export function openStore(folder: string | undefined): Store {
  try {
    return createSqliteStore(folder === undefined ? { memory: true } : { file: join(folder, "rollcall.db") });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new StartError(error.message.replace(/\.$/, ""), { cause: error });
  }
}
