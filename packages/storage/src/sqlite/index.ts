export { StorageError, type StorageErrorKind } from "../storage-error.js";
export type { SqliteTransaction } from "./commit-queue.js";
export { createSqliteStore, type SqliteStore, type SqliteStoreOptions } from "./create-sqlite-store.js";
export { diffImages, type RowChange, type StoredRow } from "./image/diff-images.js";
export { isPresentImage } from "./image/open-image.js";
