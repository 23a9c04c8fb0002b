import type { ReminderRecurrence } from "@rollcall/api/webapi";
import { reminderDefaults, serviceLimits } from "../../../generated/service.js";
import type { Recurrence } from "../../../model/reminder.js";
import { addMonths, dayMs, dayOf, midnightOf, weekdayIndex } from "../../../values/calendar.js";
import { fromWallMs, printWall, toWallMs } from "../../../values/time-zones.js";
import { nextOccurrence, weekdayOf, weekdays } from "./next-occurrence.js";

/** When a reminder is due first, and how it recurs. */
interface ReadTime {
  /** Unix time in milliseconds. */
  readonly atMs: number;
  readonly recurrence?: Recurrence;
}

/** Dependencies of reading a time. */
interface Reading {
  readonly nowMs: number;
  readonly timezone: string;
  /** Recurrence that is sent in addition to the time. It wins over the words. */
  readonly recurrence: WordRecurrence | undefined;
}

/** Reads the time of a reminder; undefined if it is unclear, past or too far ahead. */
export function readTime(sent: string, reading: Reading): ReadTime | undefined {
  const { nowMs, timezone } = reading;
  const read = readFirst(sent.trim(), reading);
  if (read === undefined) return undefined;
  const { wallMs } = read;
  const latestMs = addMonths(nowMs, serviceLimits.reminderYears.value * 12);
  if (wallMs > latestMs + dayMs) return undefined;
  const recurrence = withDays(reading.recurrence ?? read.recurrence, wallMs);
  const atMs =
    recurrence === undefined
      ? (read.atMs ?? fromWallMs(wallMs, timezone))
      : nextOccurrence({ recurrence, firstWallMs: wallMs, timezone }, nowMs);
  if (atMs <= nowMs || atMs > latestMs) return undefined;
  return { atMs, ...(recurrence !== undefined && { recurrence: { ...recurrence, from: printWall(wallMs) } }) };
}

/** A weekly recurrence has days: those that are sent, otherwise the day of its time. */
function withDays(recurrence: WordRecurrence | undefined, wallMs: number): WordRecurrence | undefined {
  if (recurrence?.frequency !== "weekly" || recurrence.weekdays !== undefined) return recurrence;
  return { ...recurrence, weekdays: [weekdayOf(wallMs)] };
}

interface First {
  /** Time on the user's clock. It may be past for what recurs. */
  readonly wallMs: number;
  /** Unix time in milliseconds, if that is what was sent. */
  readonly atMs?: number;
  readonly recurrence?: WordRecurrence;
}

function readFirst(sent: string, { nowMs, timezone }: Reading): First | undefined {
  const exactly = (atMs: number) => ({ atMs, wallMs: toWallMs(atMs, timezone) });
  if (/^\d{1,12}$/.test(sent)) {
    const number = Number(sent);
    return exactly(number <= serviceLimits.reminderSeconds.value ? nowMs + number * 1000 : number * 1000);
  }
  const wallNowMs = toWallMs(nowMs, timezone);
  const todayMs = Math.floor(wallNowMs / dayMs) * dayMs;
  const parts = parseWords(sent, todayMs);
  const [first, ...others] = parts ?? [];
  if (first?.kind === "after") return others.length === 0 ? exactly(nowMs + first.ms) : undefined;
  return parts === undefined ? undefined : combine(parts, wallNowMs, todayMs);
}

/** Combines a day or `every …` with an hour, each at most once. */
function combine(parts: readonly Part[], wallNowMs: number, todayMs: number): First | undefined {
  const hour = parts.find((part) => part.kind === "hour");
  const dated = parts.find((part) => part.kind === "day" || part.kind === "every");
  if (parts.length === 0 || parts.length !== Number(hour !== undefined) + Number(dated !== undefined)) return undefined;
  const ofDayMs = hour?.ms ?? (reminderDefaults.hour * dayMs) / 24;
  if (dated === undefined) {
    const wallMs = todayMs + ofDayMs;
    return { wallMs: wallMs > wallNowMs ? wallMs : wallMs + dayMs };
  }
  if (dated.kind === "every") return { wallMs: todayMs + ofDayMs, recurrence: dated.recurrence };
  const wallMs = dated.midnightMs + ofDayMs;
  return { wallMs: dated.isYearless && wallMs <= wallNowMs ? addMonths(wallMs, 12) : wallMs };
}

const minuteMs = 60_000;

/** The recurrence of a reminder in words. */
type WordRecurrence = Pick<ReminderRecurrence, "frequency" | "weekdays">;

/** A part of the words for a time. Times are those of the user's clock, in milliseconds. */
type Part =
  | { readonly kind: "after"; readonly ms: number }
  /** Midnight of a day. A day without a year may mean the one of the next year. */
  | { readonly kind: "day"; readonly midnightMs: number; readonly isYearless?: true }
  /** Since midnight. */
  | { readonly kind: "hour"; readonly ms: number }
  | { readonly kind: "every"; readonly recurrence: WordRecurrence };

/**
 * Reads the words for a time.
 * @param todayMs midnight of the day on the user's clock
 * @returns undefined if a word is unknown
 */
function parseWords(words: string, todayMs: number): readonly Part[] | undefined {
  let rest = words
    .toLowerCase()
    .replaceAll(/[\s,]+/g, " ")
    .trim();
  const parts: Part[] = [];
  while (rest !== "") {
    const next = readPart(rest, todayMs);
    if (next === undefined) return undefined;
    parts.push(next.part);
    rest = rest.slice(next.length).trimStart();
  }
  return parts;
}

interface Rule {
  readonly pattern: RegExp;
  readonly read: (groups: readonly (string | undefined)[], todayMs: number) => Part | undefined;
}

const months = "january february march april may june july august september october november december".split(" ");
const monthName = `(${months.map((name) => `${name}|${name.slice(0, 3)}`).join("|")})`;
const dayName = `(?:${weekdays.join("|")})`;
const ordinal = "(\\d{1,2})(?:st|nd|rd|th)?";
const hours = { noon: 12, midday: 12, midnight: 0 } as const;
const unitMs = { s: 1000, m: minuteMs, h: 60 * minuteMs } as const;

const rules: readonly Rule[] = [
  rule("in (an?|\\d{1,6}) ?(s|m|h)(?:econd|ec|inute|in|our|r)?s?", ([count, unit]) => {
    return { kind: "after", ms: countOf(count) * unitMs[unit as keyof typeof unitMs] };
  }),
  rule("in (an?|\\d{1,3}) (day|week|month|year)s?", ([count, unit], todayMs) =>
    day(later(todayMs, unit, countOf(count))),
  ),
  rule("(?:at )?(\\d{1,2})(?::(\\d{2}))? ?([ap])\\.?m\\.?", ([hour, minute, half]) => {
    return Number(hour) < 1 || Number(hour) > 12
      ? undefined
      : clock((Number(hour) % 12) + (half === "p" ? 12 : 0), minute);
  }),
  rule("(?:at )?(\\d{1,2}):(\\d{2})", ([hour, minute]) => clock(Number(hour), minute)),
  rule("(?:at )?(noon|midday|midnight)", ([name]) => clock(hours[name as keyof typeof hours])),
  rule("today", (_, todayMs) => day(todayMs)),
  rule("tomorrow", (_, todayMs) => day(todayMs + dayMs)),
  rule(`(?:on )?(?:next )?(${dayName})`, ([name], todayMs) => day(nextWeekday(todayMs, name))),
  rule("next (week|month|year)", ([unit], todayMs) => day(startOfNext(todayMs, unit))),
  rule(`(?:on )?${monthName} ${ordinal}(?: (\\d{4}))?`, ([month, date, year], todayMs) => {
    return dateOf(todayMs, { year, month: monthOf(month), date });
  }),
  rule(`(?:on )?(?:the )?${ordinal} (?:of )?${monthName}(?: (\\d{4}))?`, ([date, month, year], todayMs) => {
    return dateOf(todayMs, { year, month: monthOf(month), date });
  }),
  rule("(?:on )?(\\d{4})-(\\d{2})-(\\d{2})", ([year, month, date], todayMs) => {
    return dateOf(todayMs, { year, month: Number(month), date });
  }),
  rule("every (day|week|month|year)", ([unit]) => every(frequencies[unit as keyof typeof frequencies])),
  rule("every weekday", () => every("weekly", weekdays.slice(1, 6))),
  rule(`every (${dayName}(?:(?: and)? ${dayName})*)`, ([names = ""]) => {
    return every(
      "weekly",
      [...weekdays.slice(1), weekdays[0]].filter((name) => names.includes(name)),
    );
  }),
];

const frequencies = { day: "daily", week: "weekly", month: "monthly", year: "yearly" } as const;

function rule(pattern: string, read: Rule["read"]): Rule {
  return { pattern: new RegExp(`^${pattern}(?= |$)`), read };
}

function readPart(rest: string, todayMs: number) {
  for (const { pattern, read } of rules) {
    const [found, ...groups] = pattern.exec(rest) ?? [];
    if (found === undefined) continue;
    const part = read(groups, todayMs);
    if (part !== undefined) return { part, length: found.length };
  }
  return undefined;
}

function day(midnightMs: number): Part {
  return { kind: "day", midnightMs };
}

function clock(hour: number, minute = "0"): Part | undefined {
  if (hour > 23 || Number(minute) > 59) return undefined;
  return { kind: "hour", ms: (hour * 60 + Number(minute)) * minuteMs };
}

function every(frequency: WordRecurrence["frequency"], days?: WordRecurrence["weekdays"]): Part {
  return { kind: "every", recurrence: { frequency, ...(days !== undefined && { weekdays: days }) } };
}

function countOf(count = ""): number {
  return /^\d/.test(count) ? Number(count) : 1;
}

function later(todayMs: number, unit: string | undefined, count: number): number {
  if (unit === "day" || unit === "week") return todayMs + count * dayMs * (unit === "week" ? 7 : 1);
  return addMonths(todayMs, count * (unit === "year" ? 12 : 1));
}

function nextWeekday(todayMs: number, name: string | undefined): number {
  const days = (weekdays as readonly string[]).indexOf(name ?? "") - weekdayIndex(todayMs);
  return todayMs + (days > 0 ? days : days + 7) * dayMs;
}

function startOfNext(todayMs: number, unit: string | undefined): number {
  if (unit === "week") return nextWeekday(todayMs, "monday");
  const { month, day: date } = dayOf(todayMs);
  const firstMs = addMonths(todayMs - (date - 1) * dayMs, 1);
  return unit === "month" ? firstMs : addMonths(firstMs, 12 - month);
}

function monthOf(name = ""): number {
  return months.findIndex((month) => month.startsWith(name)) + 1;
}

interface SentDate {
  readonly year: string | undefined;
  readonly month: number;
  readonly date: string | undefined;
}

/** Midnight of a date, if it exists. Without a year, it is the one of this year. */
function dateOf(todayMs: number, { year, month, date }: SentDate): Part | undefined {
  const isYearless = year === undefined;
  const midnightMs = midnightOf({
    year: isYearless ? dayOf(todayMs).year : Number(year),
    month,
    day: Number(date),
  });
  if (midnightMs === undefined) return undefined;
  return { kind: "day", midnightMs, ...(isYearless && { isYearless }) };
}
