import { setTimeout } from "node:timers/promises";
import type { Clock } from "@rollcall/scim-core";

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms, signal) => setTimeout(ms, undefined, signal === undefined ? {} : { signal }),
};
