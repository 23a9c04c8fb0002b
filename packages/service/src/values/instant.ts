/** An instant as ISO 8601 in UTC, with milliseconds. */
export type Instant = string;

const dateTime =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(?:(Z)|([+-])(\d{2}):?(\d{2}))?$/i;

/** Instant of a Unix time in milliseconds. */
export function toInstant(milliseconds: number): Instant {
  return new Date(milliseconds).toISOString();
}

/** Instant of a Unix time in seconds; the number itself outside the range of dates. */
export function printSeconds(seconds: number): string {
  return Math.abs(seconds) <= 8_640_000_000_000 ? toInstant(seconds * 1000) : String(seconds);
}

/** Milliseconds since 1970 of a stored instant. */
export function millisecondsOf(instant: Instant): number {
  return Date.parse(instant);
}

/** Whole seconds since 1970 of a stored instant. */
export function secondsOf(instant: Instant): number {
  return Math.floor(millisecondsOf(instant) / 1000);
}

/**
 * Reads an ISO 8601 date-time. `T` separates date and time, seconds and fraction are optional, and the offset may omit
 * the colon. Default offset: UTC.
 * @returns undefined for any other text, and for a day or an hour that does not exist
 */
export function readInstant(text: string): Instant | undefined {
  const parts = dateTime.exec(text);
  if (parts === null) return undefined;
  const [, year, month, day, hour, minute, second, fraction, , sign, offsetHour, offsetMinute] = parts;
  const wall = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second ?? 0),
    Number((fraction ?? "").padEnd(3, "0").slice(0, 3)),
  );
  const exists = new Date(wall).toISOString().startsWith(`${year}-${month}-${day}T${hour}:${minute}`);
  if (!exists || Number(second ?? 0) > 59 || Number(offsetHour ?? 0) > 23 || Number(offsetMinute ?? 0) > 59) {
    return undefined;
  }
  const offset = (Number(offsetHour ?? 0) * 60 + Number(offsetMinute ?? 0)) * 60_000;
  return toInstant(sign === "-" ? wall + offset : wall - offset);
}

/** Prints an instant with seconds and an offset, as in SCIM answers: `2026-01-31T12:00:00+00:00`. */
export function printWithOffset(instant: Instant): string {
  return `${instant.slice(0, 19)}+00:00`;
}

/** Time of a message, which identifies it within its channel: seconds, a dot, six digits. */
export type Ts = string;

/**
 * The `ts` of an instant.
 * @param microseconds whole microseconds since 1970
 */
export function printTs(microseconds: number): Ts {
  const seconds = Math.floor(microseconds / 1_000_000);
  return `${String(seconds).padStart(10, "0")}.${String(microseconds - seconds * 1_000_000).padStart(6, "0")}`;
}

/** Whole seconds since 1970 of a `ts`. */
export function secondsOfTs(ts: Ts): number {
  return Number(ts.split(".")[0]);
}

/** Whole microseconds since 1970 of a `ts`; undefined for any other text. */
export function readTs(ts: string): number | undefined {
  const dot = ts.indexOf(".");
  const microseconds = Number(ts.slice(0, dot)) * 1_000_000 + Number(ts.slice(dot + 1));
  return isExact(ts) || printTs(microseconds) === ts ? microseconds : undefined;
}

/** Whether a text is a `ts` whose microseconds are a safe integer. A page has hundreds, and printing each takes long. */
function isExact(ts: string): boolean {
  return /^\d{10}\.\d{6}$/.test(ts) && ts < "9007199254";
}

/** `ts` of a member who has read nothing. */
export const noTs: Ts = printTs(0);
