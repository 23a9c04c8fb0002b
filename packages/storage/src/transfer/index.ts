export { StorageError, type StorageErrorKind } from "../storage-error.js";
export { exportWorld, importWorld, type TransferDatabase, type TransferOptions } from "./transfer-world.js";
export type { Progress } from "./world-file.js";
