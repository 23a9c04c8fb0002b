import type { Level, Requirement } from "./requirement.js";

/** A difference between a server's behavior and a requirement. */
export interface Finding {
  /** The request that was answered differently, as a `curl` command with `$TOKEN`. */
  readonly request: string;
  /** All requests of the check until then, as `curl` commands. */
  readonly requests: readonly string[];
  /** The received value. */
  readonly came: string;
  /** The expected value. */
  readonly expected: string;
  /** The fix for it. */
  readonly fix: string;
}

/** The result of a requirement. */
export interface RowResult extends Omit<Requirement, "run" | "writes" | "fix"> {
  readonly status: "passed" | "failed" | "skipped";
  /** The reason why it was skipped, or why the baseline has it. */
  readonly reason?: string;
  /** Present if it failed. */
  readonly finding?: Finding;
  /** Whether the baseline has this finding. Present if it failed and there is a baseline. */
  readonly known?: boolean;
  readonly durationMs: number;
}

/** The results of a check. */
export interface Report {
  readonly url: string;
  readonly profile: string;
  readonly results: readonly RowResult[];
  /** URLs of resources that the check made and could not remove. */
  readonly leftovers: readonly string[];
  /** Requests that were sent. */
  readonly requests: number;
  readonly durationMs: number;
}

/** Counts of a report. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Failed, and not in the baseline. */
  readonly fresh: number;
  /** Failed by level. */
  readonly byLevel: Readonly<Record<Level, number>>;
}

/** Counts the results. */
export function totalsOf(results: readonly RowResult[]): Totals {
  const failed = results.filter(({ status }) => status === "failed");
  const at = (level: Level) => failed.filter((each) => each.level === level).length;
  return {
    passed: results.filter(({ status }) => status === "passed").length,
    failed: failed.length,
    skipped: results.filter(({ status }) => status === "skipped").length,
    fresh: failed.filter(({ known }) => known !== true).length,
    byLevel: { must: at("must"), should: at("should"), may: at("may") },
  };
}
