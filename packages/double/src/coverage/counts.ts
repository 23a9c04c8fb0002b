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
