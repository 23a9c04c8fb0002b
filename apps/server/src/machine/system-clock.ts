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
