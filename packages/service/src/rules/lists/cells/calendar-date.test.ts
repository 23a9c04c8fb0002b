import { describe, expect, it } from "vitest";
import { isCalendarDate } from "./cell.js";

describe("isCalendarDate", () => {
  it.each([
    ["2026-01-31", true],
    ["2028-02-29", true],
    ["1000-01-01", true],
    ["2027-02-29", false],
    ["2026-00-10", false],
    ["2026-04-31", false],
    ["2026-4-3", false],
    ["", false],
  ])("knows %j", (text, wanted) => {
    expect(isCalendarDate(text)).toBe(wanted);
  });
});
