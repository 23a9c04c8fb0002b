export { StorageError, type StorageErrorKind } from "../storage-error.js";
export {
  createPostgresStore,
  type PoolUse,
  type PostgresStore,
  type PostgresStoreOptions,
} from "./create-postgres-store.js";
export type { StatementNaming } from "./step-runner.js";
