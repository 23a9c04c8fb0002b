import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commonZoneAt, zoneAt, zoneOffsetSeconds } from "./time-zones.js";

const timezones = [
  ...["New_York", "Toronto", "Chicago", "Denver", "Los_Angeles"].map((city) => `America/${city}`),
  ...["Amsterdam", "Athens", "Berlin", "Brussels", "Copenhagen", "Helsinki", "London", "Madrid"].map(inEurope),
  ...["Paris", "Prague", "Rome", "Stockholm", "Vienna", "Warsaw", "Zurich"].map(inEurope),
  ...["UTC", "Etc/UTC", "Asia/Kolkata", "Asia/Shanghai", "Asia/Singapore", "Asia/Tokyo"],
];

function inEurope(city: string): string {
  return `Europe/${city}`;
}

const [from, until] = [Date.UTC(2008, 0), Date.UTC(2100, 0)];
const hours = Array.from({ length: 15 * 24 }, (_, hour) => hour * 3_600_000);

describe("commonZoneAt", () => {
  it.each(timezones)("knows %s as the engine does", (timezone) => {
    const named = (milliseconds: number) => {
      const part = (timeZoneName: "long" | "longOffset") =>
        formatOf(timezone, timeZoneName)
          .formatToParts(milliseconds)
          .find(({ type }) => type === "timeZoneName")?.value;
      return { label: part("long"), offset: part("longOffset") };
    };
    const check = (milliseconds: number) => {
      const { label, offsetSeconds = Number.NaN } = commonZoneAt(timezone, milliseconds) ?? {};
      expect({ label, offset: printOffset(offsetSeconds) }).toEqual(named(milliseconds));
    };
    for (const month of [2, 9, 10]) for (const hour of hours) check(Date.UTC(2026, month, month === 10 ? 1 : 8) + hour);
    fc.assert(fc.property(fc.integer({ min: from, max: until - 1 }), check), { numRuns: 300 });
  });

  it.each([
    ["America/Los_Angeles", from - 1],
    ["America/Los_Angeles", until],
    ["Pacific/Apia", from],
  ])("leaves %s at %i to the engine", (timezone, milliseconds) => {
    expect(commonZoneAt(timezone, milliseconds)).toBeUndefined();
  });
});

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string, timeZoneName: "long" | "longOffset"): Intl.DateTimeFormat {
  const known = formats.get(timeZone + timeZoneName);
  const format = known ?? new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName });
  formats.set(timeZone + timeZoneName, format);
  return format;
}

function printOffset(seconds: number): string {
  const [sign, minutes] = [seconds < 0 ? "-" : "+", Math.abs(seconds) / 60];
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0"));
  return `GMT${sign}${hour}:${minute}`;
}

describe("zoneOffsetSeconds and zoneAt", () => {
  const winter = 1_767_268_800_000;
  const summer = 1_782_900_000_000;
  it.each([
    { zone: "America/Los_Angeles", at: winter, seconds: -28_800, label: "Pacific Standard Time" },
    { zone: "America/Los_Angeles", at: summer, seconds: -25_200, label: "Pacific Daylight Time" },
    // Before 2007, summer began in April.
    { zone: "America/Los_Angeles", at: 1_142_812_800_000, seconds: -28_800, label: "Pacific Standard Time" },
    { zone: "Asia/Kolkata", at: winter, seconds: 19_800, label: "India Standard Time" },
    { zone: "Australia/Sydney", at: winter, seconds: 39_600, label: "Australian Eastern Daylight Time" },
    { zone: "UTC", at: winter, seconds: 0, label: "Coordinated Universal Time" },
    { zone: "Mars/Phobos", at: winter, seconds: undefined, label: undefined },
  ])("knows $zone", ({ zone, at, seconds, label }) => {
    expect(zoneOffsetSeconds(zone, at)).toBe(seconds);
    expect(zoneAt(zone, at)?.label).toBe(label);
  });
});
