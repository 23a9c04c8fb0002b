import type { DoNotDisturb as Schedule } from "@rollcall/api/webapi";
import type { DoNotDisturb, QuietHours } from "../../model/do-not-disturb.js";
import type { User } from "../../model/user.js";
import { millisecondsOf } from "../../values/instant.js";
import { fromWallMs, toWallMs } from "../../values/time-zones.js";

/** The schedule of a user as the Web API shows it. */
export function toSchedule(
  stored: DoNotDisturb | undefined,
  { timezone }: Pick<User, "timezone">,
  nowMs: number,
): Schedule {
  const session = stored && findSession(stored, timezone, nowMs);
  return {
    dnd_enabled: stored?.schedule !== undefined,
    next_dnd_start_ts: session === undefined ? 1 : toSeconds(session.startMs),
    next_dnd_end_ts: session === undefined ? 1 : toSeconds(session.endMs),
  };
}

/** The pause of the caller's notifications as the Web API shows it. */
export function toSnooze(stored: DoNotDisturb | undefined, nowMs: number) {
  const endMs = pausedUntilMs(stored, nowMs);
  if (endMs === undefined) return { snooze_enabled: false };
  return {
    snooze_enabled: true,
    snooze_endtime: toSeconds(endMs),
    snooze_remaining: toSeconds(endMs - nowMs),
    snooze_is_indefinite: false,
  };
}

/** When a running pause ends; undefined if none is running. */
export function pausedUntilMs(stored: DoNotDisturb | undefined, nowMs: number): number | undefined {
  const endMs = stored?.snoozedUntil === undefined ? undefined : millisecondsOf(stored.snoozedUntil);
  return endMs !== undefined && endMs > nowMs ? endMs : undefined;
}

function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

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
