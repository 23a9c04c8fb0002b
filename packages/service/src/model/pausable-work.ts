import type { Clock } from "@rollcall/scim-core";

/** Work that pauses regularly, so that other callers get a turn, and ends with a result. */
export type PausableWork<Result> = Generator<void, Result, void>;

/** Number of characters per slice. The slowest texts take some milliseconds for a slice. */
export const charactersPerPause = 1 << 15;

/** Runs the work without pausing. */
export function runAtOnce<Result>(work: PausableWork<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** Runs the work slice by slice. Other work runs between slices. */
export async function runWithPauses<Result>(work: PausableWork<Result>, clock: Pick<Clock, "sleep">): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    await clock.sleep(0);
  }
}
