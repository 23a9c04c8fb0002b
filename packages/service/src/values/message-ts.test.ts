import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printTs, readTs } from "./instant.js";

describe("a ts", () => {
  it.each([
    [0, "0000000000.000000"],
    [1, "0000000000.000001"],
    [1_767_323_045_006_007, "1767323045.006007"],
  ])("of %d microseconds is %s", (microseconds, ts) => {
    expect(printTs(microseconds)).toBe(ts);
    expect(readTs(ts)).toBe(microseconds);
  });

  it.each([
    "",
    "1767323045",
    "1767323045.00600",
    "1767323045.0060070",
    "x767323045.006007",
    " 1767323045.006007",
    "1767323045.-00001",
    "1767323045.006007.1",
    "00001e9000.000000",
  ])("is not %j", (text) => {
    expect(readTs(text)).toBeUndefined();
  });

  it("is read as printed, and sorts by time", () => {
    const microseconds = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(microseconds, microseconds, (one, other) => {
        expect(readTs(printTs(one))).toBe(one);
        expect(printTs(one) < printTs(other)).toBe(one < other);
      }),
    );
  });

  it("is only a text that is printed again as it was", () => {
    const digits = fc.string({ unit: fc.constantFrom(..."0129. -e"), maxLength: 18 });
    const far = fc.integer({ min: 9_007_199_250, max: 9_007_199_260 }).map((seconds) => `${seconds}.254740`);
    fc.assert(
      fc.property(fc.oneof(digits, far, fc.string()), (text) => {
        const microseconds = readTs(text);
        if (microseconds !== undefined) expect(printTs(microseconds)).toBe(text);
      }),
      { numRuns: 1_000 },
    );
  });
});
