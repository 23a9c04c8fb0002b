import type { JournalEntry } from "../generated/control/index.js";
import type { ServedSets } from "../served-sets.js";
import { type CoverageReport, createCoverage } from "./create-coverage.js";

/** What the exchanges of a journal exercise; an entry that is no exchange is not counted. */
export function coverJournal(entries: readonly Partial<JournalEntry>[], sets: ServedSets): CoverageReport {
  const coverage = createCoverage(sets);
  for (const entry of entries) coverage.add(entry);
  return coverage.report();
}
