import type { ServedSets } from "@rollcall/service";
import type { JournalEntry } from "../generated/control/index.js";
import { type CoverageReport, createCoverage } from "./create-coverage.js";

/** What the exchanges of a journal exercise. Entries that are not exchanges do not count. */
export async function coverJournal(
  entries: readonly Partial<JournalEntry>[],
  sets: ServedSets,
): Promise<CoverageReport> {
  const coverage = createCoverage(sets);
  for (const entry of entries) coverage.add(entry);
  return coverage.report();
}
