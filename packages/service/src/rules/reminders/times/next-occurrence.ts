import type { ReminderRecurrence } from "@rollcall/api/webapi";
import { addMonths, dayMs, monthsBetween, weekdayIndex } from "../../../values/calendar.js";
import { fromWallMs, toWallMs } from "../../../values/time-zones.js";

type Weekday = NonNullable<ReminderRecurrence["weekdays"]>[number];

/** Days of the week, Sunday first, as dates count them. */
export const weekdays = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const satisfies readonly Weekday[];

/** A series of occurrences: its first occurrence on a user's clock, in milliseconds, and the zone of that clock. */
interface Series {
  readonly recurrence: Pick<ReminderRecurrence, "frequency" | "weekdays">;
  readonly firstWallMs: number;
  readonly timezone: string;
}

/** The first occurrence after an instant, in Unix time in milliseconds. It is at the same time on the user's clock. */
export function nextOccurrence(series: Series, afterMs: number): number {
  const next = candidates(series, toWallMs(afterMs, series.timezone))
    .filter((wallMs) => wallMs >= series.firstWallMs)
    .map((wallMs) => fromWallMs(wallMs, series.timezone))
    .find((atMs) => atMs > afterMs);
  if (next === undefined) throw new Error(`${JSON.stringify(series)} has no occurrence after ${afterMs}.`);
  return next;
}

/** The days near a time on the user's clock on which the series may occur. */
function candidates({ recurrence, firstWallMs }: Series, afterWallMs: number): readonly number[] {
  const { frequency, weekdays: days } = recurrence;
  switch (frequency) {
    case "daily":
      return nextDays(firstWallMs, afterWallMs);
    case "weekly": {
      const on = new Set(days ?? [weekdayOf(firstWallMs)]);
      return nextDays(firstWallMs, afterWallMs).filter((wallMs) => on.has(weekdayOf(wallMs)));
    }
    case "monthly":
      return nextMonths(firstWallMs, afterWallMs, 1);
    case "yearly":
      return nextMonths(firstWallMs, afterWallMs, 12);
  }
}

/** Day of the week of a time on the user's clock. */
export function weekdayOf(wallMs: number): Weekday {
  return weekdays[weekdayIndex(wallMs)] ?? "sunday";
}

/** The days of two weeks, so that a day that summer time moves is not the last one. */
function nextDays(firstWallMs: number, afterWallMs: number): readonly number[] {
  const passed = Math.max(0, Math.floor((afterWallMs - firstWallMs) / dayMs));
  return Array.from({ length: 15 }, (_, at) => firstWallMs + (passed + at) * dayMs);
}

/** The same day of months that are `step` apart. */
function nextMonths(firstWallMs: number, afterWallMs: number, step: number): readonly number[] {
  const passed = Math.max(0, Math.floor(monthsBetween(firstWallMs, afterWallMs) / step));
  return [0, 1, 2].map((at) => addMonths(firstWallMs, (passed + at) * step));
}
