import { describe, expect, it } from "vitest";
import { textsOf } from "./texts-of.js";

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
