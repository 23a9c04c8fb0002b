import { describe, expect, it } from "vitest";
import { printSeconds, printWithOffset, readInstant, secondsOf, zoneAt, zoneOffsetSeconds } from "./instant.js";

describe("readInstant", () => {
  it.each([
    { given: "2026-01-31T12:00:00Z", wanted: "2026-01-31T12:00:00.000Z" },
    { given: "2026-01-31T12:00:00+0000", wanted: "2026-01-31T12:00:00.000Z" },
    { given: "2026-01-31T12:00:00-08:00", wanted: "2026-01-31T20:00:00.000Z" },
    { given: "2026-01-31T12:00:00.1234567+0130", wanted: "2026-01-31T10:30:00.123Z" },
    { given: "2026-01-31T12:00", wanted: "2026-01-31T12:00:00.000Z" },
    { given: "2024-02-29T00:00:00Z", wanted: "2024-02-29T00:00:00.000Z" },
    { given: "2026-02-29T00:00:00Z", wanted: undefined },
    { given: "2026-13-01T00:00:00Z", wanted: undefined },
    { given: "2026-01-31T25:00:00Z", wanted: undefined },
    { given: "2026-01-31T12:00:61Z", wanted: undefined },
    { given: "2026-01-31", wanted: undefined },
    { given: "tomorrow", wanted: undefined },
    { given: "", wanted: undefined },
  ])("reads $given as $wanted", ({ given, wanted }) => {
    expect(readInstant(given)).toBe(wanted);
  });
});

describe("printSeconds", () => {
  it.each([
    [0, "1970-01-01T00:00:00.000Z"],
    [-1, "1969-12-31T23:59:59.000Z"],
    [8_640_000_000_000, "+275760-09-13T00:00:00.000Z"],
    [8_640_000_000_001, "8640000000001"],
    [-8_640_000_000_001, "-8640000000001"],
  ])("prints %s as %s", (seconds, wanted) => {
    expect(printSeconds(seconds)).toBe(wanted);
  });
});

describe("printWithOffset", () => {
  it("shows seconds and the offset", () => {
    expect(printWithOffset("2026-01-31T12:00:05.999Z")).toBe("2026-01-31T12:00:05+00:00");
  });
});

describe("secondsOf", () => {
  it("drops the fraction", () => {
    expect(secondsOf("1970-01-01T00:00:09.999Z")).toBe(9);
  });
});

describe("zoneOffsetSeconds and zoneAt", () => {
  const winter = 1_767_268_800_000;
  const summer = 1_782_900_000_000;
  it.each([
    { zone: "America/Los_Angeles", at: winter, seconds: -28_800, label: "Pacific Standard Time" },
    { zone: "America/Los_Angeles", at: summer, seconds: -25_200, label: "Pacific Daylight Time" },
    { zone: "Asia/Kolkata", at: winter, seconds: 19_800, label: "India Standard Time" },
    { zone: "UTC", at: winter, seconds: 0, label: "Coordinated Universal Time" },
    { zone: "Mars/Phobos", at: winter, seconds: undefined, label: undefined },
  ])("knows $zone", ({ zone, at, seconds, label }) => {
    expect(zoneOffsetSeconds(zone, at)).toBe(seconds);
    expect(zoneAt(zone, at)?.label).toBe(label);
  });
});
