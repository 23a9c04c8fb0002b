import type { JournalEntry } from "../../generated/control/index.js";
import { serviceDefinitions } from "../../service-definitions.js";
import { type CoverageReport, createCoverage } from "./create-coverage.js";

/** What exchanges that a journal has told of exercise; what is no exchange counts for nothing. */
export function coverJournal(entries: readonly Partial<JournalEntry>[]): CoverageReport {
  const coverage = createCoverage(serviceDefinitions);
  for (const entry of entries) coverage.add(entry);
  return coverage.report();
}
