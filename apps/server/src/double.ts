import {
  type CoverageReport,
  coverJournal as coverEntries,
  type JournalEntry,
  mergeCoverage as mergeReports,
  readCoverage as readReports,
} from "@rollcall/double";
import { serviceDefinitions } from "./default-definitions.js";

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
  type CoverageDemands,
  type CoverageReport,
  checkCoverage,
  type Delivery,
  type DeliveryAction,
  type DeliveryFaults,
  type DeliveryFilter,
  type ElementPlace,
  type Fault,
  type FaultAction,
  type FaultAttempt,
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
  type Methods as ControlMethods,
  type OtherEvents,
  type OtherMethods,
  printEntry,
  printEntryLine,
  type RowChange,
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
} from "@rollcall/double";

/** The coverage by the entries of a journal: calls, deliveries and acts. */
export function coverJournal(entries: readonly Partial<JournalEntry>[]): Promise<CoverageReport> {
  return coverEntries(entries, serviceDefinitions);
}

/** Combines the coverage of several servers: whatever one of them has exercised counts. */
export function mergeCoverage(reports: readonly CoverageReport[]): Promise<CoverageReport> {
  return mergeReports(reports, serviceDefinitions);
}

/**
 * The combined reports that servers have left in a folder; undefined if there is none.
 * @throws Error if the folder cannot be read
 */
export function readCoverage(folder: string): Promise<CoverageReport | undefined> {
  return readReports(folder, serviceDefinitions);
}
