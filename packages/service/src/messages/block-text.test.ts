import { describe, expect, it } from "vitest";
import { fallbackText, namesFile, textsOf } from "./block-text.js";

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

describe("textsOf", () => {
  it("finds the texts in their order", () => {
    expect(textsOf(blocks)).toEqual(["Lunch", "*Soup*", "a bowl", "and", "bread"]);
  });
});

describe("fallbackText", () => {
  it("puts each block on a line of its own", () => {
    expect(fallbackText(blocks)).toBe("Lunch\n*Soup* a bowl\nand bread");
  });
});

describe("namesFile", () => {
  it.each([
    { given: blocks, wanted: false },
    { given: [{ type: "file", external_id: "x", source: "remote" }], wanted: true },
    { given: [{ type: "image", alt_text: "x", svc_file: { id: "F1" } }], wanted: true },
    {
      given: [{ type: "section", accessory: { type: "image", svc_file: { url: "https://x.example" } } }],
      wanted: true,
    },
  ])("says $wanted", ({ given, wanted }) => {
    expect(namesFile(given)).toBe(wanted);
  });
});
