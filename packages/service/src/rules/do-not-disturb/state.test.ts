import { describe, expect, it } from "vitest";
import { findSession } from "./state.js";

const nights = { from: "22:00", until: "08:00" };
const lunch = { from: "12:00", until: "13:00" };

function sessionAt(at: string, schedule = nights, timezone = "Europe/Berlin", endedSession?: string) {
  const given = { schedule, ...(endedSession !== undefined && { endedSession }) };
  const found = findSession(given, timezone, Date.parse(at));
  return found && [found.startMs, found.endMs].map((ms) => new Date(ms).toISOString().slice(0, 16));
}

describe("findSession", () => {
  it.each([
    ["2026-06-01T12:00:00Z", ["2026-06-01T20:00", "2026-06-02T06:00"]],
    ["2026-06-01T21:00:00Z", ["2026-06-01T20:00", "2026-06-02T06:00"]],
    ["2026-06-02T05:59:59Z", ["2026-06-01T20:00", "2026-06-02T06:00"]],
    ["2026-06-02T06:00:00Z", ["2026-06-02T20:00", "2026-06-03T06:00"]],
    ["2026-03-28T23:00:00Z", ["2026-03-28T21:00", "2026-03-29T06:00"]],
    ["2026-10-24T23:00:00Z", ["2026-10-24T20:00", "2026-10-25T07:00"]],
  ])("finds the running or next night at %s", (at, wanted) => {
    expect(sessionAt(at)).toEqual(wanted);
  });

  it("finds a session within a day, in the user's time zone", () => {
    expect(sessionAt("2026-06-01T12:00:00Z", lunch, "America/Los_Angeles")).toEqual([
      "2026-06-01T19:00",
      "2026-06-01T20:00",
    ]);
    expect(sessionAt("2026-06-01T12:30:00Z", lunch, "Mars/Phobos")).toEqual(["2026-06-01T12:00", "2026-06-01T13:00"]);
  });

  it("skips a session that the user has ended", () => {
    const ended = "2026-06-02T06:00:00.000Z";
    expect(sessionAt("2026-06-01T21:00:00Z", nights, "Europe/Berlin", ended)).toEqual([
      "2026-06-02T20:00",
      "2026-06-03T06:00",
    ]);
    expect(sessionAt("2026-06-03T21:00:00Z", nights, "Europe/Berlin", ended)).toEqual([
      "2026-06-03T20:00",
      "2026-06-04T06:00",
    ]);
  });

  it("finds none without a schedule", () => {
    expect(findSession({}, "Europe/Berlin", 0)).toBeUndefined();
  });
});
