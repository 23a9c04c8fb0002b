import { millisecondsOf, readInstant, toInstant } from "./instant.js";

/** Length of a day in milliseconds. */
export const dayMs = 86_400_000;

/** A day of the calendar. Months and days start at 1. */
interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The day of a time of a clock, in milliseconds as if the clock showed UTC. */
export function dayOf(wallMs: number): CalendarDay {
  const [year = 0, month = 1, day = 1] = toInstant(wallMs).slice(0, 10).split("-").map(Number);
  return { year, month, day };
}

/** Midnight of a day of the years 0 to 9999; undefined for a day that does not exist. */
export function midnightOf({ year, month, day }: CalendarDay): number | undefined {
  const pad = (value: number, length: number) => String(value).padStart(length, "0");
  const midnight = readInstant(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}T00:00:00Z`);
  return midnight === undefined ? undefined : millisecondsOf(midnight);
}

/** Day of the week: 0 for Sunday to 6 for Saturday. */
export function weekdayIndex(wallMs: number): number {
  // The first day of 1970 was a Thursday.
  return (((Math.floor(wallMs / dayMs) + 4) % 7) + 7) % 7;
}

/** The same time a number of months later. A month without the day has its last day instead. */
export function addMonths(wallMs: number, months: number): number {
  const { year, month, day } = dayOf(wallMs);
  const index = year * 12 + month - 1 + months;
  const place = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  const midnightMs = [day, 30, 29, 28].map((each) => midnightOf({ ...place, day: Math.min(day, each) }));
  const found = midnightMs.find((each) => each !== undefined);
  if (found === undefined) throw new RangeError(`no month is ${months} months after ${toInstant(wallMs)}`);
  return found + (((wallMs % dayMs) + dayMs) % dayMs);
}

/** Months from the month of one time to that of another. */
export function monthsBetween(fromWallMs: number, toWallMs: number): number {
  const [from, to] = [dayOf(fromWallMs), dayOf(toWallMs)];
  return (to.year - from.year) * 12 + to.month - from.month;
}

/** Whether a text is a day of the calendar, such as `2026-01-31`. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && readInstant(`${text}T00:00:00Z`) !== undefined;
}
