import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareText, nameKey } from "../../values/text.js";

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

describe("nameKey", () => {
  it.each([
    ["Ada", "ada"],
    ["ÉMILE", "émile"],
    ["I", "i"],
    ["ΟΔΥΣΣΕΎΣ", "οδυσσεύσ"],
    ["日本", "日本"],
    ["a\0b", "a\u{FFFD}b"],
    ["a\ud800", "a\u{FFFD}"],
    ["👩‍🚀", "👩‍🚀"],
  ])("of %j is %j", (name, wanted) => {
    expect(nameKey(name)).toBe(wanted);
    expect(nameKey(nameKey(name))).toBe(wanted);
  });
});
