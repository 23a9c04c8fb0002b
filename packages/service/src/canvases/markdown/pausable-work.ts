import type { Clock } from "@rollcall/scim-core";

/** Work that stops now and then, so that other callers can have a turn, and ends with a result. */
export type PausableWork<Result> = Generator<void, Result, void>;

/** How many characters are read in a slice; the slowest texts take some milliseconds for them. */
export const charactersPerPause = 1 << 15;

/** Does all of the work at once. */
export function runAtOnce<Result>(work: PausableWork<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** Does the work slice by slice; between two of them everything else goes on. */
export async function runWithPauses<Result>(work: PausableWork<Result>, clock: Pick<Clock, "sleep">): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    await clock.sleep(0);
  }
}
