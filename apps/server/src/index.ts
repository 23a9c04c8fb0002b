export type { LocalFetch } from "./create-local-fetch.js";
export { createLogger, type LogLevel, logLevels } from "./create-logger.js";
export { type ControlledServer, createServer, type Server } from "./create-server.js";
export { createServiceHandler, type ServiceHandlerOptions } from "./create-service-handler.js";
export type { DemoToken } from "./demo-tokens.js";
export { buildWorld, type WorldBuilder, type WorldBuilderOptions } from "./double/build-world.js";
export { ControlError } from "./double/control/control-error.js";
export type { Control, InWorld, Shown } from "./double/control/to-control.js";
export { coverJournal } from "./double/exercised/cover-journal.js";
export type { CoverageReport } from "./double/exercised/create-coverage.js";
export type { FaultRequest } from "./double/faults/fault-list.js";
export type { EntryFilter } from "./double/journal/entry-filter.js";
export { printEntry, printEntryLine } from "./double/journal/print-entry.js";
export type { Engines, MethodEngineOptions, ScimEngineOptions } from "./engines.js";
export type {
  Fault,
  FaultAction,
  FaultMatch,
  FaultTimes,
  JournalEntry,
  Methods as ControlMethods,
  RowChange,
  Snapshot,
  World,
} from "./generated/control/index.js";
export type { AnsweredRequest, Metrics } from "./metrics/metrics.js";
export type { MetricsOptions } from "./metrics/open-metrics.js";
export type { OperationOptions } from "./operation-options.js";
export type { Observed } from "./overlays/observed.js";
export type { WireWords } from "./overlays/wire-words.js";
export { createRequestLog, type RequestLog } from "./request-log.js";
export type { ServerOptions } from "./server-options.js";
export {
  createDefinitions,
  type DefinitionOptions,
  type ServiceDefinitions,
  serviceDefinitions,
} from "./service-definitions.js";
export { StartError } from "./start-error.js";
export {
  exportWorldFile,
  importWorldFile,
  type WorldExportOptions,
  type WorldFileOptions,
  type WorldImportOptions,
} from "./transfer-world.js";
