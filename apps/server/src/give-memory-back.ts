import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Whoever waited for the start has his answer by then. */
const settledMs = 250;

/**
 * Gives back, once, what a start leaves behind. The engine lets the space for new objects grow while modules are loaded,
 * and would keep it for as long as nobody calls. Does so a moment later; resolves when it is done.
 */
export async function giveMemoryBack(): Promise<void> {
  await setTimeout(settledMs, undefined, { ref: false });
  const collect: unknown = globalThis.gc ?? exposeCollection();
  // Any other collection keeps the space as it is.
  if (typeof collect === "function") collect({ type: "major", execution: "sync", flavor: "last-resort" });
}

/** The engine's function for it, which stands only in contexts that are made while the flag is set. */
function exposeCollection(): unknown {
  setFlagsFromString("--expose-gc");
  try {
    return runInNewContext("gc");
  } finally {
    setFlagsFromString("--no-expose-gc");
  }
}
