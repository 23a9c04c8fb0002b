export type { AdministratorTokens, AppEnvironment } from "@rollcall/service";
export { type ControlledServer, createServer, type Server } from "./create-server.js";
export { createServiceHandler, type ServiceHandlerOptions } from "./create-service-handler.js";
export type { DefinitionSets, ServiceDefinitions } from "./default-definitions.js";
export { serviceDefinitions } from "./default-definitions.js";
export {
  type Acted,
  type ActedCommand,
  type ActedElement,
  type ActedIn,
  type ActedInvitation,
  type ActedMessage,
  type ActedOnApp,
  type ActingIn,
  type ActingPerson,
  type AnswerCode,
  type App,
  type AppCreation,
  type AppDetail,
  type AppToken,
  buildWorld,
  type CodeCoverage,
  type Control,
  ControlError,
  type ControlMethods,
  type CoverageDemands,
  type CoverageReport,
  checkCoverage,
  coverJournal,
  type Delivery,
  type DeliveryFilter,
  type ElementPlace,
  type Fault,
  type FaultAction,
  type FaultCode,
  type FaultMatch,
  type FaultRequest,
  type FaultTimes,
  type FilterProblem,
  type FoundUser,
  type InstalledApp,
  type InWorld,
  type JournalEntry,
  type JournalFilter,
  type ManifestFinding,
  type MessagePlace,
  type MethodCode,
  type MethodName,
  mergeCoverage,
  type OtherEvents,
  type OtherMethods,
  printEntry,
  printEntryLine,
  type RowChange,
  readCoverage,
  type ScimAnswered,
  type ScimVersionName,
  type SeenChannel,
  type SeenExecution,
  type SeenMessage,
  type SeenView,
  type Shown,
  type Snapshot,
  type StatedEvent,
  type World,
  type WorldBuilder,
  type WorldBuilderOptions,
} from "./double.js";
export { StartError } from "./errors/start-error.js";
export type { LocalFetch } from "./http/create-local-fetch.js";
export { createWarningLog, type Log, type LogLevel, logLevels, type WriteLine } from "./log/log.js";
export { openLog } from "./log/open-log.js";
export { createRequestLog, type RequestLog, type RequestLogOptions } from "./log/request-log.js";
export type { AnsweredRequest, Metrics } from "./metrics/metrics.js";
export type { MetricsOptions } from "./metrics/open-metrics.js";
export type {
  ActiveOptions,
  ActiveScim,
  ActiveWebapi,
  HandlerParts,
  ServiceBackends,
} from "./options/active-options.js";
export type { OperationOptions } from "./options/operation-options.js";
export type { ServerOptions } from "./options/server-options.js";
export type { AnyHandlerParts, AnyHandlers, CreateBackends, CreateHandlers } from "./options/start-options.js";
export type { Observed } from "./overlays/observed.js";
export type { WireWords } from "./overlays/wire-words.js";
export { createDefinitions, type DefinitionOptions } from "./service-definitions.js";
export { type DemoToken, isWorldName, type WorldName } from "./worlds/demo/named-world.js";
export { exportWorldFile, importWorldFile } from "./worlds/world-file.js";
export type { WorldExportOptions, WorldFileOptions, WorldImportOptions } from "./worlds/world-file-options.js";
