import { describe, expect, it } from "vitest";
import { toInstant } from "../../../values/instant.js";
import { readTime } from "./read-time.js";

// A Monday, 05:00 in Los Angeles.
const now = "2026-06-01T12:00:00Z";
const nowMs = Date.parse(now);
const timezone = "America/Los_Angeles";
type Recurrence = Parameters<typeof readTime>[1]["recurrence"];

function read(sent: string, recurrence?: Recurrence, at = nowMs) {
  const found = readTime(sent, { nowMs: at, timezone, recurrence });
  return found && [toInstant(found.atMs).slice(0, 19), ...(found.recurrence ? [found.recurrence] : [])];
}

describe("readTime", () => {
  it.each([
    ["60", "2026-06-01T12:01:00"],
    ["86400", "2026-06-02T12:00:00"],
    ["1780400000", "2026-06-02T11:33:20"],
    [" in 15 minutes ", "2026-06-01T12:15:00"],
    ["In an hour", "2026-06-01T13:00:00"],
    ["in 30 secs", "2026-06-01T12:00:30"],
    ["in 2 days", "2026-06-03T16:00:00"],
    ["in a week at 5pm", "2026-06-09T00:00:00"],
    ["in 9 months", "2027-03-01T17:00:00"],
    ["today", "2026-06-01T16:00:00"],
    ["tomorrow", "2026-06-02T16:00:00"],
    ["tomorrow, at 3:30pm", "2026-06-02T22:30:00"],
    ["at 15:00 tomorrow", "2026-06-02T22:00:00"],
    ["at 3:30pm", "2026-06-01T22:30:00"],
    ["4am", "2026-06-02T11:00:00"],
    ["noon", "2026-06-01T19:00:00"],
    ["12 am", "2026-06-02T07:00:00"],
    ["midnight", "2026-06-02T07:00:00"],
    ["on Tuesday", "2026-06-02T16:00:00"],
    ["Monday at 10:00", "2026-06-08T17:00:00"],
    ["next friday", "2026-06-05T16:00:00"],
    ["next week", "2026-06-08T16:00:00"],
    ["next month", "2026-07-01T16:00:00"],
    ["next year", "2027-01-01T17:00:00"],
    ["on June 15th", "2026-06-15T16:00:00"],
    ["1 June at 4:00", "2027-06-01T11:00:00"],
    ["the 3rd of mar", "2027-03-03T17:00:00"],
    ["December 24, 2027", "2027-12-24T17:00:00"],
    ["2028-02-29 at noon", "2028-02-29T20:00:00"],
  ])("reads %j", (sent, wanted) => {
    expect(read(sent)).toEqual([wanted]);
  });

  it.each([
    ["every day", "2026-06-01T16:00:00", "daily", undefined],
    ["every day at 4am", "2026-06-02T11:00:00", "daily", undefined],
    ["every Thursday", "2026-06-04T16:00:00", "weekly", ["thursday"]],
    ["at noon every friday and Tuesday", "2026-06-02T19:00:00", "weekly", ["tuesday", "friday"]],
    ["every weekday", "2026-06-01T16:00:00", "weekly", ["monday", "tuesday", "wednesday", "thursday", "friday"]],
    ["every week at 4am", "2026-06-08T11:00:00", "weekly", ["monday"]],
    ["every month", "2026-06-01T16:00:00", "monthly", undefined],
    ["every year at 1am", "2027-06-01T08:00:00", "yearly", undefined],
  ])("reads %j", (sent, wanted, frequency, weekdays) => {
    expect(read(sent)).toEqual([wanted, { frequency, ...(weekdays && { weekdays }), from: expect.any(String) }]);
  });

  it.each([
    "soon",
    "at 5",
    "tomorrow and Tuesday",
    "tomorrow tuesday",
    "in 5 minutes at noon",
    "at 25:00",
    "13pm",
    "at 9:60",
    "2027-02-29",
    "June 31",
    "every other day",
    "every",
    ",",
    "0",
    "-5",
    "1.5",
    "today at 4am",
    "2026-05-31",
    "1780315200",
    "1780228800",
    "in 6 years",
    "2031-06-02",
    "1970000000",
    "999999999999",
    "in 999 years",
    "every day 2031-06-02",
  ])("does not read %j", (sent) => {
    expect(read(sent)).toBeUndefined();
  });

  it("lets the recurrence that is sent win", () => {
    expect(read("3600", { frequency: "daily" })).toEqual([
      "2026-06-01T13:00:00",
      { frequency: "daily", from: "2026-06-01T06:00:00" },
    ]);
    expect(read("tomorrow", { frequency: "weekly", weekdays: ["monday", "sunday"] })).toEqual([
      "2026-06-07T16:00:00",
      { frequency: "weekly", weekdays: ["monday", "sunday"], from: "2026-06-02T09:00:00" },
    ]);
    expect(read("every day", { frequency: "monthly" })?.[1]).toMatchObject({ frequency: "monthly" });
  });
});
