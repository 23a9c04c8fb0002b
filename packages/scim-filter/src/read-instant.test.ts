import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readInstant } from "./read-instant.js";

describe("readInstant", () => {
  it.each([
    ["2011-05-13T04:42:34Z", "2011-05-13T04:42:34.000Z"],
    ["2011-05-13T04:42:34", "2011-05-13T04:42:34.000Z"],
    ["2011-05-13T04:42:34.1234567Z", "2011-05-13T04:42:34.123Z"],
    ["2011-05-13T04:42:34.5+02:00", "2011-05-13T02:42:34.500Z"],
    ["2011-05-13T23:42:34-0130", "2011-05-14T01:12:34.000Z"],
    ["0099-12-31T00:00:00z", "0099-12-31T00:00:00.000Z"],
  ])("reads %s", (text, wanted) => {
    expect(readInstant(text)).toBe(Date.parse(wanted));
  });

  it("reads every instant that a Date prints", () => {
    const date = fc.date({
      min: new Date("0001-01-01T00:00:00Z"),
      max: new Date("9999-12-31T23:59:59.999Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(date, (instant) => {
        const text = instant.toISOString();
        expect(readInstant(text)).toBe(instant.getTime());
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    "",
    "2011",
    "2011-05-13",
    "2011-02-29T00:00:00Z",
    "2011-13-01T00:00:00Z",
    "2011-01-01T24:00:00Z",
    "2011-01-01T00:60:00Z",
    "2011-01-01T00:00:00+24:00",
    "0000-01-01T00:00:00Z",
    "2011-01-01T00:00:00.Z",
    "2011-01-01T00:00:00+1:00",
    "2011-01-01T00:00:00Zx",
    "2011-01-00T00:00:00Z",
    "2011-00-01T00:00:00Z",
    "2100-02-29T00:00:00Z",
    "2011-1a-01T00:00:00Z",
    " 2011-05-13T04:42:34Z",
  ])("refuses %j", (text) => {
    expect(readInstant(text)).toBeUndefined();
  });
});
