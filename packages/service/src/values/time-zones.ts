import { dayMs, dayOf, midnightOf, weekdayIndex } from "./calendar.js";
import { millisecondsOf, toInstant } from "./instant.js";

/** A time zone at an instant. */
interface ZoneAt {
  /** English name, such as `Pacific Standard Time`. */
  readonly label: string;
  /** Offset from UTC. */
  readonly offsetSeconds: number;
}

/** A zone whose rules have not changed since 2008. */
interface CommonZone {
  readonly offsetHours: number;
  readonly label: string;
  /** Absent if clocks do not change. */
  readonly summer?: { readonly label: string; readonly isAt: (milliseconds: number) => boolean };
}

const hourMs = 3_600_000;

/** Beginnings of the years 2008 and 2100: the zones are compared with those of the engine between them. */
const [fromMs, untilMs] = [1_199_145_600_000, 4_102_444_800_000];

/**
 * Name and offset of a common time zone at an instant. Undefined for other zones and years, for which the engine has to
 * be asked: before it knows its first zone, it looks for the data of every language, which takes 20 ms and 7 MB.
 */
export function commonZoneAt(timezone: string, milliseconds: number): ZoneAt | undefined {
  const zone = commonZones.get(timezone);
  if (zone === undefined || milliseconds < fromMs || milliseconds >= untilMs) return undefined;
  const { offsetHours, label, summer } = zone;
  return summer?.isAt(milliseconds) === true
    ? { label: summer.label, offsetSeconds: (offsetHours + 1) * 3_600 }
    : { label, offsetSeconds: offsetHours * 3_600 };
}

const commonZones: ReadonlyMap<string, CommonZone> = new Map([
  ...american("Eastern", -5, ["America/New_York", "America/Toronto"]),
  ...american("Central", -6, ["America/Chicago"]),
  ...american("Mountain", -7, ["America/Denver"]),
  ...american("Pacific", -8, ["America/Los_Angeles"]),
  ...european(["Greenwich Mean Time", "British Summer Time"], 0, ["Europe/London"]),
  ...european(["Central European Standard Time", "Central European Summer Time"], 1, [
    "Europe/Amsterdam",
    "Europe/Berlin",
    "Europe/Brussels",
    "Europe/Copenhagen",
    "Europe/Madrid",
    "Europe/Paris",
    "Europe/Prague",
    "Europe/Rome",
    "Europe/Stockholm",
    "Europe/Vienna",
    "Europe/Warsaw",
    "Europe/Zurich",
  ]),
  ...european(["Eastern European Standard Time", "Eastern European Summer Time"], 2, [
    "Europe/Athens",
    "Europe/Helsinki",
  ]),
  ["UTC", { offsetHours: 0, label: "Coordinated Universal Time" }],
  ["Etc/UTC", { offsetHours: 0, label: "Coordinated Universal Time" }],
  ["Asia/Kolkata", { offsetHours: 5.5, label: "India Standard Time" }],
  ["Asia/Shanghai", { offsetHours: 8, label: "China Standard Time" }],
  ["Asia/Singapore", { offsetHours: 8, label: "Singapore Standard Time" }],
  ["Asia/Tokyo", { offsetHours: 9, label: "Japan Standard Time" }],
]);

type Entry = readonly [string, CommonZone];

/** Zones that change on the second Sunday of March and the first of November, at two o'clock local time. */
function american(name: string, offsetHours: number, timezones: readonly string[]): readonly Entry[] {
  const isAt = (milliseconds: number) => {
    const { year } = dayOf(milliseconds);
    const [begin, end] = [sundayFrom(year, 3, 8), sundayFrom(year, 11, 1)];
    return milliseconds >= begin + (2 - offsetHours) * hourMs && milliseconds < end + (1 - offsetHours) * hourMs;
  };
  const summer = { label: `${name} Daylight Time`, isAt };
  return timezones.map((timezone) => [timezone, { offsetHours, label: `${name} Standard Time`, summer }]);
}

/** Zones that change on the last Sundays of March and October, at one o'clock UTC. */
function european(
  [label, inSummer]: readonly [string, string],
  offsetHours: number,
  timezones: readonly string[],
): readonly Entry[] {
  const isAt = (milliseconds: number) => {
    const { year } = dayOf(milliseconds);
    return milliseconds >= sundayFrom(year, 3, 25) + hourMs && milliseconds < sundayFrom(year, 10, 25) + hourMs;
  };
  const summer = { label: inSummer, isAt };
  return timezones.map((timezone) => [timezone, { offsetHours, label, summer }]);
}

/** Midnight UTC of the first Sunday on or after a day that exists. */
function sundayFrom(year: number, month: number, day: number): number {
  const midnight = midnightOf({ year, month, day }) ?? Number.NaN;
  return midnight + ((7 - weekdayIndex(midnight)) % 7) * dayMs;
}

/** Offset of a time zone from UTC at an instant, in seconds; undefined for an unknown zone. */
export function zoneOffsetSeconds(timezone: string, milliseconds: number): number | undefined {
  return zoneAt(timezone, milliseconds)?.offsetSeconds;
}

/** Name and offset of a time zone at an instant; undefined for an unknown zone. */
export function zoneAt(timezone: string, milliseconds: number): ZoneAt | undefined {
  const zone = zones.get(timezone) ?? openZone(timezone, milliseconds);
  if (zone === undefined) return undefined;
  const minute = Math.floor(milliseconds / minuteMs);
  if (zone.minute !== minute) {
    zone.at = commonZoneAt(timezone, milliseconds) ?? readZone(zone, timezone, milliseconds);
    zone.minute = minute;
  }
  return zone.at;
}

/** Formats by which the engine tells a zone. */
interface ZoneFormats {
  readonly long: Intl.DateTimeFormat;
  readonly offset: Intl.DateTimeFormat;
}

interface Zone {
  /** Undefined until a common zone needs them. */
  formats: ZoneFormats | undefined;
  /** Latest minute asked for, and the zone in it. No zone changes within a minute. */
  minute: number;
  at: ZoneAt | undefined;
}

const zones = new Map<string, Zone>();
const maxZones = 1_000;
const minuteMs = 60_000;

function openZone(timezone: string, milliseconds: number): Zone | undefined {
  const at = commonZoneAt(timezone, milliseconds);
  const formats = at === undefined ? openFormats(timezone) : undefined;
  if (at === undefined && formats === undefined) return undefined;
  const zone = { formats, minute: Number.NaN, at };
  if (zones.size < maxZones) zones.set(timezone, zone);
  return zone;
}

function openFormats(timezone: string): ZoneFormats | undefined {
  const long = createZoneFormat(timezone, { timeZoneName: "long" });
  const offset = createZoneFormat(timezone, { timeZoneName: "longOffset" });
  return long && offset && { long, offset };
}

function readZone(zone: Zone, timezone: string, milliseconds: number): ZoneAt | undefined {
  zone.formats ??= openFormats(timezone);
  if (zone.formats === undefined) return undefined;
  const { long, offset } = zone.formats;
  return { label: nameBy(long, milliseconds), offsetSeconds: readOffset(nameBy(offset, milliseconds)) };
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
