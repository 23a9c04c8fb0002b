import { describe, expect, it } from "vitest";
import { Grammar } from "./grammar.js";
import { parseFilter } from "./parse-filter.js";
import { createTokenTypes } from "./scan/tokens.js";

describe("Grammar", () => {
  it("has no errors according to Chevrotain", () => {
    expect(() => new Grammar(createTokenTypes(), { skipValidations: false })).not.toThrow();
  });

  it.each(["a pr", "a pr and b eq 1", "a pr or b pr and c pr or d pr", "a pr and b pr and c pr"])(
    "reads %s with the same result as without the grammar",
    (text) => {
      const inBrackets = parseFilter(`(${text})`);
      const atZero = JSON.stringify(inBrackets, (key, found) => (key === "start" || key === "end" ? found - 1 : found));
      expect({ ...JSON.parse(atZero), start: 0, end: text.length }).toEqual(parseFilter(text));
    },
  );
});
