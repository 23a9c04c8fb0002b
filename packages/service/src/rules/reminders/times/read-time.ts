import { reminderDefaults, serviceLimits } from "../../../generated/service.js";
import type { Recurrence } from "../../../model/reminder.js";
import { addMonths, dayMs } from "../../../values/dates/calendar.js";
import { fromWallMs, printWall, toWallMs } from "../../../values/dates/wall-clock.js";
import { nextOccurrence, weekdayOf } from "./next-occurrence.js";
import { type Part, parseWords, type WordRecurrence } from "./parse-words.js";

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
