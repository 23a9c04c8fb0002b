import type { ActiveDefinitions } from "@rollcall/service";
import type { JournalEntry } from "../generated/control/index.js";
import type { CoverageReport } from "./coverage-report.js";
import { type Coverage, createCoverage } from "./create-coverage.js";

/** The coverage by the entries of a journal: calls, deliveries and acts. */
export async function coverJournal(
  entries: readonly Partial<JournalEntry>[],
  sets: ActiveDefinitions,
): Promise<CoverageReport> {
  const coverage = createCoverage(sets);
  for (const entry of entries) count(coverage, entry);
  return coverage.report();
}

function count(coverage: Coverage, entry: Partial<JournalEntry>): void {
  const { protocol, method, ok, delivery } = entry;
  if (delivery !== undefined) {
    const { event, result, rate_limited } = delivery;
    if (result === "delivered" && rate_limited !== true) coverage.addDeliveries(event, 1);
    return;
  }
  if (protocol !== "people") coverage.add(entry);
  else if (ok === true && method !== undefined) coverage.addActs(method, 1);
}
