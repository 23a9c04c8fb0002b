import { describe, expect, it } from "vitest";
import { cutWords, wordsOf } from "./cut-words.js";

describe("cutWords", () => {
  it.each([
    ["The plan, please!", ["the", "plan", "please"]],
    ["a_b-c", ["a", "b", "c"]],
    ["Ärger über 42 Straßen", ["ärger", "über", "42", "straßen"]],
    ["you &amp; me &lt;3", ["you", "me", "3"]],
    ["<@U1> https://a.example", ["u1", "https", "a", "example"]],
    ["日本語 \u{D800}\0", ["日本語"]],
    [" -?! ", []],
  ])("cuts %j", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it("says where the words are", () => {
    expect(cutWords("&amp; Plan B")).toEqual([
      { word: "plan", from: 6, to: 10 },
      { word: "b", from: 11, to: 12 },
    ]);
  });

  it("cuts rows of letters that are too long for an index", () => {
    expect(wordsOf("𝒜".repeat(65))).toEqual(["𝒜".repeat(64), "𝒜"]);
  });
});
