import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareCodePoints } from "./compare-code-points.js";

describe("compareCodePoints", () => {
  it("orders as the bytes of UTF-8 do", () => {
    const text = fc.string({ unit: "binary" });
    fc.assert(
      fc.property(text, text, (first, second) => {
        const bytes = Buffer.compare(Buffer.from(first), Buffer.from(second));
        expect(Math.sign(compareCodePoints(first, second))).toBe(bytes);
      }),
    );
  });

  it("puts an emoji behind the last character of one unit", () => {
    expect(compareCodePoints("😀", "\uffff")).toBeGreaterThan(0);
    expect(compareCodePoints("a😀", "a")).toBeGreaterThan(0);
  });
});
