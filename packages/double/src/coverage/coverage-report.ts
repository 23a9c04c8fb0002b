import type {
  ActCoverage,
  CoverageTotals,
  EventCoverage,
  MethodCoverage,
  RouteCoverage,
  UndefinedMethod,
} from "../generated/control/index.js";

/** The part of the definitions that has been exercised. */
export interface CoverageReport {
  readonly methods: readonly MethodCoverage[];
  readonly routes: readonly RouteCoverage[];
  readonly events: readonly EventCoverage[];
  readonly acts: readonly ActCoverage[];
  /** Methods that are not defined, but were called, by name. */
  readonly undefined_methods: readonly UndefinedMethod[];
  readonly totals: CoverageTotals;
}

/** The exercised parts so far. */
export interface Counts {
  /** Calls by method, or by version and route. */
  readonly tallies: ReadonlyMap<string, Tally>;
  /** Number of acknowledged deliveries by type of event. */
  readonly deliveries: ReadonlyMap<string, number>;
  /** Number of acts of people by operation. */
  readonly acts: ReadonlyMap<string, number>;
}

/** The calls of one method or route. */
export interface Tally {
  calls: number;
  readonly arguments: Set<string>;
  readonly codes: Set<string>;
}
