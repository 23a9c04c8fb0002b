export { StorageError, type StorageErrorKind } from "../storage-error.js";
export { createPostgresStore, type PostgresStoreOptions } from "./create-postgres-store.js";
