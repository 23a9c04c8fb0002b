import { serviceLimits } from "../../../generated/service.js";
import type { ListExport } from "../../../model/list.js";
import { type Instant, millisecondsOf, toInstant } from "../../../values/instant.js";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Creation time of the oldest exports that are kept. */
export function keptSince(nowMs: number): Instant {
  return toInstant(nowMs - serviceLimits.exportDays.value * dayMs);
}

/** When an export expires, as Unix time in milliseconds. */
export function expiryMsOf({ created }: Pick<ListExport, "created">): number {
  return millisecondsOf(created) + serviceLimits.exportDays.value * dayMs + 1;
}

/** State of an export at a time. One that has run for so long that its server must have stopped has failed. */
export function stateOf({ created, state }: ListExport, nowMs: number): ListExport["state"] | "expired" {
  if (created < keptSince(nowMs)) return "expired";
  const isAbandoned = nowMs - millisecondsOf(created) > serviceLimits.exportMinutes.value * minuteMs;
  return state === "running" && isAbandoned ? "failed" : state;
}
