import { describe, expect, it } from "vitest";
import { nameKey } from "./name-key.js";

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
