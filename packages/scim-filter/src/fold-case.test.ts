import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldCase } from "./fold-case.js";

describe("foldCase", () => {
  it.each([
    ["ADA", "ada"],
    ["ÉCOLE", "école"],
    ["ΟΔΟΣ", "οδοσ"],
    ["οδος", "οδοσ"],
  ])("folds %s to %s", (text, folded) => {
    expect(foldCase(text)).toBe(folded);
  });

  it("folds a concatenation like its parts", () => {
    const text = fc.string({ unit: "grapheme" });
    fc.assert(
      fc.property(text, text, (first, second) => foldCase(first + second) === foldCase(first) + foldCase(second)),
    );
  });
});
