import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareText } from "./compare-text.js";

describe("compareText", () => {
  it("orders by code point, not by UTF-16 code unit", () => {
    const sorted = ["", "A", "B", "a", "aa", "b", "é", "\u{FF21}", "𝒜"];
    expect(sorted.toReversed().sort(compareText)).toEqual(sorted);
  });

  it("distinguishes equal and different texts", () => {
    const text = fc.string({ unit: "binary" });
    fc.assert(fc.property(text, text, (one, other) => (compareText(one, other) === 0) === (one === other)));
  });
});
