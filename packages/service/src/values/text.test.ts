import { describe, expect, it } from "vitest";
import { countCharacters, endOfCharacters, textsOf } from "./text.js";

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

const blocks = [
  { type: "header", text: { type: "plain_text", text: "Lunch" } },
  { type: "divider" },
  {
    type: "section",
    text: { type: "mrkdwn", text: "*Soup*" },
    accessory: { type: "image", alt_text: "a bowl", image_url: "https://x.example" },
  },
  {
    type: "rich_text",
    elements: [
      {
        type: "rich_text_section",
        elements: [
          { type: "text", text: "and" },
          { type: "text", text: "bread" },
        ],
      },
    ],
  },
];

const task = {
  task_id: "1",
  title: "Cooking <soup>",
  details: { type: "rich_text", elements: [{ type: "text", text: "chop" }] },
  sources: [{ type: "url", url: "https://x.example", text: "book" }],
};

describe("textsOf", () => {
  it("finds the texts in order", () => {
    expect(textsOf(blocks)).toEqual(["Lunch", "*Soup*", "a bowl", "and", "bread"]);
  });

  it("finds titles and captions that are plain strings", () => {
    const cells = [[{ type: "raw_text", text: "Soup" }]];
    expect(textsOf([{ type: "data_table", caption: "Prices", rows: cells }])).toEqual(["Prices", "Soup"]);
    expect(textsOf([{ type: "plan", title: "Lunch", tasks: [task] }])).toEqual([
      "Lunch",
      "Cooking <soup>",
      "chop",
      "book",
    ]);
  });
});
