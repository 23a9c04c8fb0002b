import type { DoNotDisturb as Schedule } from "@rollcall/api/webapi";
import type { DoNotDisturb } from "../../model/do-not-disturb.js";
import type { User } from "../../model/user.js";
import { millisecondsOf } from "../../values/instant.js";
import { findSession } from "./find-session.js";

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
