import { millisecondsOf, toInstant } from "../instant.js";
import { zoneOffsetSeconds } from "./zone.js";

/** Time on the clocks of a zone at an instant, in milliseconds, as if the clocks showed UTC. An unknown zone is UTC. */
export function toWallMs(milliseconds: number, timezone: string): number {
  return milliseconds + offsetMs(timezone, milliseconds);
}

/** Unix time in milliseconds at which the clocks of a zone show a time. */
export function fromWallMs(wallMs: number, timezone: string): number {
  const guessMs = wallMs - offsetMs(timezone, wallMs);
  return wallMs - offsetMs(timezone, guessMs);
}

/** Prints a time on a clock to the second: `2026-06-04T09:00:00`. */
export function printWall(wallMs: number): string {
  return toInstant(wallMs).slice(0, 19);
}

/** Reads a printed time on a clock, in milliseconds as if the clock showed UTC. */
export function readWall(printed: string): number {
  return millisecondsOf(`${printed}Z`);
}

function offsetMs(timezone: string, milliseconds: number): number {
  return (zoneOffsetSeconds(timezone, milliseconds) ?? 0) * 1000;
}
