/** Unit of a sample. Lower is better. */
export type Unit = "nanoseconds" | "milliseconds" | "kilobytes" | "times";

/** One of the implementations that a row compares. */
export interface Contender {
  /** Name of the package, or `Rollcall`. */
  readonly name: string;
  /** Takes one sample in the unit of the row. */
  readonly sample: () => number | Promise<number>;
}

/** A target for Rollcall in a row. */
export interface Goal {
  /** Contender that must take at least `limit` times as long as Rollcall. Absent: Rollcall's own figure is at most `limit`. */
  readonly against?: string;
  readonly limit: number;
  /** The looser limit that every run of CI checks, with room for a busy machine. Default: CI does not check the goal. */
  readonly guard?: number;
}

/** One line of a table: the same task for all contenders, Rollcall first. */
export interface Row {
  readonly name: string;
  readonly unit: Unit;
  readonly rounds: number;
  readonly contenders: readonly [Contender, ...Contender[]];
  readonly goals?: readonly Goal[];
}

/** The benchmarks of one subject, and the README with its table. */
export interface Suite {
  readonly name: string;
  /** Path of the file with the suite's section, from the root of the repository. */
  readonly readme: string;
  /** Packages whose versions are listed below the table. */
  readonly packages: readonly string[];
  /** Creates the rows when the suite runs, so that other suites load nothing. */
  readonly rows: (options: SuiteOptions) => Promise<readonly Row[]>;
}

/** Options of a run. */
export interface SuiteOptions {
  /** Number of users in the large directory. Default: the suite's own. */
  readonly users?: number;
  /** Whether only guarded goals are checked, so that less can be prepared. */
  readonly onlyGuards: boolean;
  /** Registers a function to call after the last row. The last one registered is called first. */
  readonly onClose: (close: () => Promise<void>) => void;
}
