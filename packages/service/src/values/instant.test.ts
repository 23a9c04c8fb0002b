import { describe, expect, it } from "vitest";
import { printSeconds, printWithOffset, readInstant, secondsOf } from "./instant.js";

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
