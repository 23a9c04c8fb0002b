import type { ActiveDefinitions } from "@rollcall/service";
import type { CoverageReport } from "./coverage-report.js";
import { createCoverage } from "./create-coverage.js";

/** Combines the coverage of several servers: whatever one of them has exercised counts. */
export async function mergeCoverage(
  reports: readonly CoverageReport[],
  sets: ActiveDefinitions,
): Promise<CoverageReport> {
  const coverage = createCoverage(sets);
  for (const report of reports) coverage.merge(report);
  return coverage.report();
}
