export { StorageError, type StorageErrorKind } from "../storage-error.js";
export type { SqliteTransaction } from "./commit-queue.js";
export { createSqliteStore, type SqliteStoreOptions } from "./create-sqlite-store.js";
