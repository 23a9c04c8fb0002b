import type { Instant } from "../clock/instant.js";
import type { Call } from "../engine/call.js";

/** Reads the clock once: everything in a call happens at one instant. */
export function readClock({ engine }: Call): { readonly now: Instant } {
  return { now: engine.options.clock.now() };
}
