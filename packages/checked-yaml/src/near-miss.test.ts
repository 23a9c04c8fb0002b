import { describe, expect, it } from "vitest";
import { didYouMean, nearMiss } from "./near-miss.js";

describe("nearMiss", () => {
  it.each([
    ["requird", ["name", "required"], "required"],
    ["psot", ["GET", "POST"], "POST"],
    ["Required", ["required"], "required"],
    ["descripton", ["description", "subscription"], "description"],
    ["ab", ["xy", "a"], undefined],
    ["zebra", ["name", "required"], undefined],
    ["", ["a"], undefined],
  ])("finds for %s among %j: %s", (word, known, wanted) => {
    expect(nearMiss(word, known)).toBe(wanted);
  });

  it("phrases the suggestion as a question", () => {
    expect(didYouMean("requird", ["required"])).toBe('; did you mean "required"?');
    expect(didYouMean("zebra", ["required"])).toBe("");
  });
});
