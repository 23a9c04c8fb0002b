import { describe, expect, it } from "vitest";
import { countCharacters, endOfCharacters } from "./characters.js";

describe("countCharacters", () => {
  it.each([
    { text: "", wanted: 0 },
    { text: "tea", wanted: 3 },
    { text: "té", wanted: 2 },
    { text: "te\u0301", wanted: 3 },
    { text: "🍵🍵", wanted: 2 },
    { text: "\ud83c", wanted: 1 },
  ])("of $text is $wanted", ({ text, wanted }) => {
    expect(countCharacters(text)).toBe(wanted);
  });
});

describe("endOfCharacters", () => {
  it.each([
    { text: "tea", count: 0, wanted: 0 },
    { text: "tea", count: 2, wanted: 2 },
    { text: "tea", count: 9, wanted: 3 },
    { text: "🍵tea", count: 1, wanted: 2 },
    { text: "🍵🍵🍵", count: 2, wanted: 4 },
  ])("of $count characters of $text is $wanted", ({ text, count, wanted }) => {
    expect(endOfCharacters(text, count)).toBe(wanted);
  });
});
