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

/** Offset of a time zone from UTC at an instant, in seconds; undefined for an unknown zone. */
export function zoneOffsetSeconds(timezone: string, milliseconds: number): number | undefined {
  return zoneAt(timezone, milliseconds)?.offsetSeconds;
}

/** A time zone at an instant. */
interface ZoneAt {
  /** English name, such as `Pacific Standard Time`. */
  readonly label: string;
  /** Offset from UTC. */
  readonly offsetSeconds: number;
}

/** Name and offset of a time zone at an instant; undefined for an unknown zone. */
export function zoneAt(timezone: string, milliseconds: number): ZoneAt | undefined {
  const zone = zones.get(timezone) ?? openZone(timezone);
  if (zone === undefined) return undefined;
  const minute = Math.floor(milliseconds / minuteMs);
  if (zone.minute !== minute) {
    zone.at = { label: nameBy(zone.long, milliseconds), offsetSeconds: readOffset(nameBy(zone.offset, milliseconds)) };
    zone.minute = minute;
  }
  return zone.at;
}

interface Zone {
  readonly long: Intl.DateTimeFormat;
  readonly offset: Intl.DateTimeFormat;
  /** Latest minute asked for, and the zone in it. No zone changes within a minute. */
  minute: number;
  at: ZoneAt;
}

const zones = new Map<string, Zone>();
const maxZones = 1_000;
const minuteMs = 60_000;

function openZone(timezone: string): Zone | undefined {
  const long = createZoneFormat(timezone, { timeZoneName: "long" });
  const offset = createZoneFormat(timezone, { timeZoneName: "longOffset" });
  if (long === undefined || offset === undefined) return undefined;
  const zone = { long, offset, minute: Number.NaN, at: { label: "", offsetSeconds: 0 } };
  if (zones.size < maxZones) zones.set(timezone, zone);
  return zone;
}

function nameBy(format: Intl.DateTimeFormat, milliseconds: number): string {
  return format.formatToParts(milliseconds).find((part) => part.type === "timeZoneName")?.value ?? "";
}

/** Seconds of an offset such as `GMT-08:00`. */
function readOffset(name: string): number {
  const [, sign, hours, minutes, seconds] = /^GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(name) ?? [];
  const size = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return sign === "-" ? -size : size;
}

function createZoneFormat(timezone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat("en-US", { ...options, timeZone: timezone });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
