import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commonZoneAt } from "./common-zones.js";

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
