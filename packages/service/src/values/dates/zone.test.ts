import { describe, expect, it } from "vitest";
import { zoneAt, zoneOffsetSeconds } from "./zone.js";

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
