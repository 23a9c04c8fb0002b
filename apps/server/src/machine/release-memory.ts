import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** By then the callers that waited for the start have their answers. */
const settledMs = 250;

/**
 * Releases, once, the memory that a start leaves behind. While modules load, the JavaScript engine grows the space for new
 * objects, and an idle process keeps it. Waits a moment first; resolves when the memory is released.
 */
export async function releaseMemory(): Promise<void> {
  await setTimeout(settledMs, undefined, { ref: false });
  const collect: unknown = globalThis.gc ?? exposeCollection();
  // No other kind of collection shrinks that space.
  if (typeof collect === "function") collect({ type: "major", execution: "sync", flavor: "last-resort" });
}

/** The engine's function for a collection; it exists only in contexts that are created while the flag is set. */
function exposeCollection(): unknown {
  setFlagsFromString("--expose-gc");
  try {
    return runInNewContext("gc");
  } finally {
    setFlagsFromString("--no-expose-gc");
  }
}
