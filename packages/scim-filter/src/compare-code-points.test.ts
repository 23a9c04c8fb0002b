import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareCodePoints } from "./fold-case.js";

describe("compareCodePoints", () => {
  it("sorts like the bytes of UTF-8", () => {
    const text = fc.string({ unit: "binary" });
    fc.assert(
      fc.property(text, text, (first, second) => {
        const bytes = Buffer.compare(Buffer.from(first), Buffer.from(second));
        expect(Math.sign(compareCodePoints(first, second))).toBe(bytes);
      }),
    );
  });

  it("sorts an emoji after the last character of one code unit", () => {
    expect(compareCodePoints("😀", "\uffff")).toBeGreaterThan(0);
    expect(compareCodePoints("a😀", "a")).toBeGreaterThan(0);
  });
});
