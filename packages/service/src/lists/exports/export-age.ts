import { serviceLimits } from "../../generated/service.js";
import { type Instant, millisecondsOf, toInstant } from "../../values/instant.js";
import type { ListExport } from "../list-export.js";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Creation time of the oldest exports that are kept. */
export function keptSince(nowMs: number): Instant {
  return toInstant(nowMs - serviceLimits.exportDays.value * dayMs);
}

/** Whether an export has run for so long that its server must have stopped. */
export function isAbandoned({ created, state }: ListExport, nowMs: number): boolean {
  return state === "running" && nowMs - millisecondsOf(created) > serviceLimits.exportMinutes.value * minuteMs;
}
