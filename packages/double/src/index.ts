export type { ActiveDefinitions, AppEnvironment } from "@rollcall/service";
export { buildWorld, type WorldBuilder, type WorldBuilderOptions } from "./build-world.js";
export { type ClockState, createVirtualClock, type VirtualClock } from "./clock/virtual-clock.js";
export type { InWorld } from "./control/call.js";
export { ControlError } from "./control/control-error.js";
export { controlMount, doubleMounts } from "./control/control-mount.js";
export type { ParsedManifest, ParsedWorld, ParseManifest, ParseWorld } from "./control/controlled.js";
export type { FaultRequest } from "./control/fault-operations.js";
export type { JournalFilter } from "./control/journal-filter.js";
export type {
  Acted,
  ActedCommand,
  ActedElement,
  ActedIn,
  ActedInvitation,
  ActedMessage,
  ActedOnApp,
  ActingIn,
  ActingPerson,
  ElementPlace,
  MessagePlace,
  MessageSeen,
  MessageWait,
  ViewSeen,
  Wait,
} from "./control/people/to-person.js";
export type { SeenTest } from "./control/people/wait-for-seen.js";
export type {
  AppCreation,
  AppDetail,
  Control,
  DeliveryFilter,
  InstalledApp,
  ScimAnswered,
  ScimVersionName,
  Shown,
  StatedEvent,
} from "./control/to-control.js";
export {
  type CoverageDemands,
  checkCoverage,
  coverJournal,
  mergeCoverage,
  readCoverage,
} from "./coverage/check-coverage.js";
export type { CoverageReport } from "./coverage/coverage-report.js";
export { createDouble, type Double, type DoubleOptions } from "./create-double.js";
export type { DeliveryAction, DeliveryFault, DeliveryFaults, FaultAttempt } from "./faults/delivery-fault.js";
export type {
  App,
  AppToken,
  CodeCoverage,
  Delivery,
  Fault,
  FaultAction,
  FaultMatch,
  FaultTimes,
  FilterProblem,
  FoundUser,
  JournalEntry,
  ManifestFinding,
  Methods,
  RowChange,
  SeenChannel,
  SeenExecution,
  SeenMessage,
  SeenView,
  Snapshot,
  World,
} from "./generated/control/index.js";
export { createGuard } from "./guard/admission.js";
export type { AskForToken, Guard, GuardOptions, Reach, Refusal, Refuse } from "./guard/guard.js";
export { forwardingHeaders } from "./guard/operator-rule.js";
export { printEntry, printEntryLine } from "./journal/print-entry.js";
export type { AnswerCode, FaultCode, MethodCode, MethodName, OtherEvents, OtherMethods } from "./names.js";
export type { RequestLog } from "./request-log.js";
export type { DeliveryEnd, EventDelivery, ServedWorld, WatchDelivery } from "./served-world.js";
export { createSeededIds, type SeededIds } from "./worlds/seeded-ids.js";
export type { WorldParts } from "./worlds/world.js";
