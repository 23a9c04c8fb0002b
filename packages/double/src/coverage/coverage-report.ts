import type {
  ActCoverage,
  CoverageTotals,
  EventCoverage,
  MethodCoverage,
  RouteCoverage,
} from "../generated/control/index.js";

/** The part of the definitions that has been exercised. */
export interface CoverageReport {
  readonly methods: readonly MethodCoverage[];
  readonly routes: readonly RouteCoverage[];
  readonly events: readonly EventCoverage[];
  readonly acts: readonly ActCoverage[];
  readonly totals: CoverageTotals;
}
