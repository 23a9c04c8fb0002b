import type { DoNotDisturb, QuietHours } from "../../model/do-not-disturb.js";
import { fromWallMs, toWallMs } from "../../values/dates/wall-clock.js";
import { millisecondsOf } from "../../values/instant.js";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A scheduled session without notifications, in Unix time in milliseconds. */
interface Session {
  readonly startMs: number;
  readonly endMs: number;
}

/**
 * Session of a schedule that is running at an instant, otherwise the next one. A session that the user has ended does
 * not count.
 */
export function findSession(
  { schedule, endedSession }: Pick<DoNotDisturb, "schedule" | "endedSession">,
  timezone: string,
  nowMs: number,
): Session | undefined {
  if (schedule === undefined) return undefined;
  const afterMs = Math.max(nowMs, endedSession === undefined ? nowMs : millisecondsOf(endedSession));
  const today = Math.floor(toWallMs(afterMs, timezone) / dayMs) * dayMs;
  const sessions = [-1, 0, 1, 2].map((days) => sessionOf(schedule, today + days * dayMs, timezone));
  return sessions.find(({ endMs }) => endMs > afterMs);
}

/** The session that begins on a day, given as its midnight on the user's clock. */
function sessionOf({ from, until }: QuietHours, midnightMs: number, timezone: string): Session {
  const [start, end] = [minutesOf(from), minutesOf(until)];
  const endDayMs = midnightMs + (end <= start ? dayMs : 0);
  return {
    startMs: fromWallMs(midnightMs + start * minuteMs, timezone),
    endMs: fromWallMs(endDayMs + end * minuteMs, timezone),
  };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
