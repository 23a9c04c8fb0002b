/** What a sample counts. Fewer is better in each. */
export type Unit = "nanoseconds" | "milliseconds" | "kilobytes" | "times";

/** One of those that a row compares. */
export interface Contender {
  /** The package, or `Rollcall`. */
  readonly name: string;
  /** Takes one sample, in the row's unit. */
  readonly sample: () => number | Promise<number>;
}

/** What Rollcall wants to reach in a row. */
export interface Goal {
  /** How many times the contender's figure is to be Rollcall's; absent, Rollcall's own figure is meant. */
  readonly against?: string;
  readonly limit: number;
}

/** One line of a table: the same task for all contenders, Rollcall first. */
export interface Row {
  readonly name: string;
  readonly unit: Unit;
  readonly rounds: number;
  readonly contenders: readonly [Contender, ...Contender[]];
  readonly goals?: readonly Goal[];
}

/** What one subject is measured by, and the README that carries the table. */
export interface Suite {
  readonly name: string;
  /** The file with the suite's section, from the root of the repository. */
  readonly readme: string;
  /** The packages whose versions the table names. */
  readonly packages: readonly string[];
  /** Made when the suite runs, so that nothing is loaded for another one. */
  readonly rows: (options: SuiteOptions) => Promise<readonly Row[]>;
}

/** How a suite is run. */
export interface SuiteOptions {
  /** How many users a large directory has; what the suite says where it is absent. */
  readonly users?: number;
  /** Takes what is to be done after the last row; what was given last is done first. */
  readonly onClose: (close: () => Promise<void>) => void;
}
