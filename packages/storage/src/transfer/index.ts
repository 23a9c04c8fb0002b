export { StorageError, type StorageErrorKind } from "../storage-error.js";
export {
  type ExportOptions,
  exportWorld,
  type ImportOptions,
  importWorld,
  type TransferDatabase,
  type TransferOptions,
} from "./transfer-world.js";
export type { Progress } from "./world-file.js";
