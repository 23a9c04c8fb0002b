import { setImmediate, setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
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

/** Delay after which the callers that waited for the start have their answers. */
const settledMs = 250;

/**
 * Releases the memory that the start no longer needs. The JavaScript engine grows the space for new objects while
 * modules load, and an idle process keeps it. Waits a moment first; resolves when the memory is released.
 */
export async function releaseMemory(): Promise<void> {
  await setTimeout(settledMs, undefined, { ref: false });
  const collect: unknown = globalThis.gc ?? exposeCollection();
  // No other kind of collection shrinks that space.
  if (typeof collect === "function") collect({ type: "major", execution: "sync", flavor: "last-resort" });
}

/** The engine's garbage collection function; it exists only in contexts that are created while the flag is set. */
function exposeCollection(): unknown {
  setFlagsFromString("--expose-gc");
  try {
    return runInNewContext("gc");
  } finally {
    setFlagsFromString("--no-expose-gc");
  }
}
