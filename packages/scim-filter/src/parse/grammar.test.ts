import { describe, expect, it } from "vitest";
import { Grammar, GrammarError } from "./grammar.js";
import { parseFilter } from "./parse-filter.js";

describe("Grammar", () => {
  it("names what is missing at the end of the tokens", () => {
    const open = { kind: "GroupOpen", link: "and", start: 0, end: 1, payload: undefined } as const;
    expect(() => new Grammar([open]).filter()).toThrow(new GrammarError("condition", 1));
    expect(() => new Grammar([]).path()).toThrow(new GrammarError("path", 0));
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
