import { commonZoneAt, type ZoneAt } from "./common-zones.js";

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
