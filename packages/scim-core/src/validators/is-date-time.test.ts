import { describe, expect, it } from "vitest";
import { isDateTime } from "./checks.js";

describe("isDateTime", () => {
  it.each([
    ["2024-02-29T09:30:00Z", true],
    ["2024-02-29T09:30:00", true],
    ["2024-02-29T09:30:00.125+02:00", true],
    ["2024-02-29T09:30:00+0000", true],
    ["2000-02-29T00:00:00Z", true],
    ["2016-12-31T23:59:60Z", true],
    ["2023-02-29T00:00:00Z", false],
    ["1900-02-29T00:00:00Z", false],
    ["2024-04-31T00:00:00Z", false],
    ["2024-13-01T00:00:00Z", false],
    ["2024-00-01T00:00:00Z", false],
    ["2024-01-01T24:00:00Z", false],
    ["2024-01-01T00:60:00Z", false],
    ["2024-01-01T00:00:00+15:00", false],
    ["2024-01-01", false],
    ["2024-01-01 00:00:00Z", false],
    ["tomorrow", false],
    ["", false],
  ])("%s: %s", (text, wanted) => {
    expect(isDateTime(text)).toBe(wanted);
  });
});
