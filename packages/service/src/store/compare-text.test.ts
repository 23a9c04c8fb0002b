import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareText } from "./compare-text.js";

describe("compareText", () => {
  it("orders by code point, not by UTF-16 unit", () => {
    const sorted = ["", "A", "B", "a", "aa", "b", "é", "\u{FF21}", "𝒜"];
    expect(sorted.toReversed().sort(compareText)).toEqual(sorted);
  });

  it("tells equal from different", () => {
    const text = fc.string({ unit: "binary" });
    fc.assert(fc.property(text, text, (one, other) => (compareText(one, other) === 0) === (one === other)));
  });
});
