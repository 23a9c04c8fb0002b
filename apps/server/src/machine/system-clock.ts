import { setImmediate, setTimeout } from "node:timers/promises";
import type { Clock } from "@rollcall/scim-core";

/** The clock of the operating system. */
export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms, signal) => {
    const options = signal === undefined ? {} : { signal };
    return ms === 0 ? setImmediate(undefined, options) : setTimeout(ms, undefined, options);
  },
};

/** The clock of the operating system for work in the background: its sleep does not keep the process running. */
export const backgroundClock: Clock = {
  now: systemClock.now,
  sleep: (ms, signal) => setTimeout(ms, undefined, { ref: false, ...(signal && { signal }) }),
};
