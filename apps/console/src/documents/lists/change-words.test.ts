import { describe, expect, it } from "vitest";
import { changeWords } from "./change-words.js";

const bold = { style: { bold: true } };
const word = (text: string, format: object = {}) => ({ type: "text", text, ...format });
const rich = (...lines: readonly (readonly object[])[]) => [
  { type: "rich_text", elements: lines.map((elements) => ({ type: "rich_text_section", elements })) },
];
const tickets = rich([word("Print "), word("all", bold), word(" tickets")], [word("today")]);

describe("changeWords", () => {
  it.each([
    ["the same words", "Print all tickets\ntoday", tickets],
    [
      "other words in place of formatted ones",
      "Print some tickets\ntoday",
      rich([word("Print "), word("some", bold), word(" tickets")], [word("today")]),
    ],
    [
      "words after formatted ones",
      "Print all!! tickets\ntoday",
      rich([word("Print "), word("all!!", bold), word(" tickets")], [word("today")]),
    ],
    ["fewer words", "all tickets\ntoday", rich([word("all", bold), word(" tickets")], [word("today")])],
    [
      "one paragraph instead of two",
      "Print all tickets today",
      rich([word("Print "), word("all", bold), word(" tickets today")]),
    ],
    [
      "another paragraph",
      "Print all tickets\ntoday\n🎉",
      rich([word("Print "), word("all", bold), word(" tickets")], [word("today")], [word("🎉")]),
    ],
    ["none", "", []],
  ])("writes %s", (_what, words, wanted) => {
    expect(changeWords(tickets, words)).toEqual(wanted);
  });

  it("writes words in an empty cell", () => {
    expect(changeWords([], "Hi")).toEqual(rich([word("Hi")]));
  });

  it("splits no character that differs in one half", () => {
    expect(changeWords(rich([word("🎉", bold)]), "🎊")).toEqual(rich([word("🎊", bold)]));
  });

  it.each([
    ["links", rich([{ type: "link", url: "https://a.example" }])],
    ["people", rich([word("For "), { type: "user", user_id: "U1" }])],
    ["lists", [{ type: "rich_text", elements: [{ type: "rich_text_list", elements: [] }] }]],
  ])("cannot express %s", (_what, blocks) => {
    expect(changeWords(blocks, "Hi")).toBeUndefined();
  });
});
