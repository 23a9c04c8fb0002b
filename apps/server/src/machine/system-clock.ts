import { setImmediate, setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Clock } from "@rollcall/scim-core";

/** The clock of the operating system. */
export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms, signal) => (ms === 0 ? setImmediate(undefined, signal && { signal }) : sleep(ms, signal).promise),
};

/** The clock of the operating system for work in the background: its sleep does not keep the process running. */
export const backgroundClock: Clock = {
  now: systemClock.now,
  sleep: (ms, signal) => {
    const { promise, timer } = sleep(ms, signal);
    timer?.unref();
    return promise;
  },
};

/**
 * Waits like `setTimeout` of `node:timers/promises`, but rejects with the reason of the signal. Each delivery ends a wait
 * for the next one, and an error with a stack would cost as much as sending it.
 */
function sleep(ms: number, signal: AbortSignal | undefined): { promise: Promise<void>; timer?: NodeJS.Timeout } {
  if (signal?.aborted === true) return { promise: Promise.reject(signal.reason) };
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const end = () => {
    clearTimeout(timer);
    reject(signal?.reason);
  };
  const timer = globalThis.setTimeout(() => {
    signal?.removeEventListener("abort", end);
    resolve();
  }, ms);
  signal?.addEventListener("abort", end, { once: true });
  return { promise, timer };
}

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
