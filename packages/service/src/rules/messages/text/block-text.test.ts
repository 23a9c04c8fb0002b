import type { Block } from "@rollcall/api/webapi";
import { describe, expect, it } from "vitest";
import { fallbackText } from "./block-text.js";

const plain = (text: string) => ({ type: "plain_text" as const, text });
const section = (...elements: Extract<Block, { type: "rich_text" }>["elements"]) =>
  ({ type: "rich_text", elements }) as const satisfies Block;

const marked = (text: string) => ({ type: "mrkdwn" as const, text });
const image = { type: "image", alt_text: "a bowl", image_url: "https://x.example" } as const;
const paragraph = (text: string) => section({ type: "rich_text_section", elements: [{ type: "text", text }] });
const card = {
  type: "card",
  icon: image,
  title: marked("*Soup*"),
  subtitle: plain("hot & good"),
  body: plain("With bread."),
  actions: [{ type: "button", text: plain("Order") }],
} as const satisfies Block;
const task = {
  task_id: "1",
  title: "Cooking <soup>",
  details: paragraph("chop"),
  output: paragraph("soup"),
  sources: [{ type: "url", url: "https://x.example", text: "book" }],
} as const;

/** Fallback text of each kind of block. */
const said: readonly (readonly [Block, string])[] = [
  [{ type: "alert", text: marked("*Hot*"), level: "warning" }, "*Hot*"],
  [card, "a bowl *Soup* hot &amp; good\nWith bread.\nOrder"],
  [{ type: "card", hero_image: image }, "a bowl"],
  [
    { type: "carousel", elements: [card, { type: "card", body: plain("Tea") }] },
    "a bowl *Soup* hot &amp; good\nWith bread.\nOrder\nTea",
  ],
  [
    {
      type: "container",
      title: plain("Menu"),
      subtitle: marked("_today_"),
      child_blocks: [{ type: "header", text: plain("Soup") }, { type: "divider" }, paragraph("hot")],
    },
    "Menu _today_\nSoup\nhot",
  ],
  [{ type: "container", title: plain("no"), rich_text_title: paragraph("Menu"), child_blocks: [] }, "Menu"],
  [{ type: "task_card", ...task }, "Cooking &lt;soup&gt;\nchop\nsoup\n<https://x.example|book>"],
  [
    {
      type: "plan",
      title: "Lunch",
      tasks: [
        { task_id: "2", title: "Shopping" },
        { task_id: "3", title: "Eating" },
      ],
    },
    "Lunch\nShopping\nEating",
  ],
  [
    {
      type: "data_table",
      caption: "Prices",
      rows: [
        [
          { type: "raw_text", text: "Soup" },
          { type: "raw_number", value: 4.5, text: "4.50 €" },
        ],
        [
          { type: "raw_text", text: "Tea" },
          { type: "raw_number", value: 2 },
        ],
      ],
    },
    "Prices\nSoup | 4.50 €\nTea | 2",
  ],
  [
    {
      type: "context_actions",
      elements: [{ type: "icon_button", icon: "trash", text: plain("Delete") }],
    },
    "",
  ],
  [{ type: "call", call_id: "R1" }, ""],
  [{ type: "divider" }, ""],
  [{ type: "header", text: plain("Lunch & tea") }, "Lunch &amp; tea"],
  [
    {
      type: "section",
      text: { type: "mrkdwn", text: "*Soup* <https://x.example|today>" },
      fields: [plain("hot"), { type: "mrkdwn", text: "_good_" }],
      accessory: { type: "button", text: plain("Order"), action_id: "order" },
    },
    "*Soup* <https://x.example|today> hot _good_ Order",
  ],
  [{ type: "image", alt_text: "a bowl", image_url: "https://x.example", title: plain("Soup") }, "Soup a bowl"],
  [
    {
      type: "context",
      elements: [{ type: "image", alt_text: "a bowl", image_url: "https://x.example" }, plain("<1>")],
    },
    "a bowl &lt;1&gt;",
  ],
  [
    {
      type: "actions",
      elements: [
        { type: "button", text: plain("Yes") },
        { type: "datepicker", placeholder: plain("When?") },
      ],
    },
    "Yes When?",
  ],
  [
    { type: "input", label: plain("Name"), element: { type: "plain_text_input" }, hint: plain("the first one") },
    "Name the first one",
  ],
  [{ type: "file", external_id: "F1", source: "remote" }, ""],
  [{ type: "markdown", text: "**bread**" }, "*bread*"],
  [
    {
      type: "table",
      rows: [
        [
          { type: "raw_text", text: "Dish" },
          { type: "rich_text", elements: [{ type: "rich_text_section", elements: [{ type: "text", text: "Price" }] }] },
        ],
        [
          { type: "raw_text", text: "Soup" },
          { type: "raw_text", text: "3" },
        ],
      ],
    },
    "Dish | Price\nSoup | 3",
  ],
  [
    {
      type: "video",
      alt_text: "a cook",
      title: plain("How to"),
      thumbnail_url: "https://x.example",
      video_url: "https://x.example",
    },
    "How to a cook",
  ],
  [
    section(
      {
        type: "rich_text_section",
        elements: [
          { type: "text", text: "Hey " },
          { type: "user", user_id: "U1" },
          { type: "text", text: ", " },
          { type: "usergroup", usergroup_id: "S1" },
          { type: "broadcast", range: "here" },
          { type: "emoji", name: "soup" },
          { type: "channel", channel_id: "C1" },
          { type: "link", url: "https://x.example", text: "menu" },
          { type: "link", url: "https://y.example" },
          { type: "color", value: "#fff" },
          { type: "team", team_id: "T1" },
        ],
      },
      {
        type: "rich_text_list",
        style: "ordered",
        offset: 1,
        elements: [{ type: "rich_text_section", elements: [{ type: "date", timestamp: 0, format: "{date}" }] }],
      },
      {
        type: "rich_text_list",
        style: "bullet",
        elements: [
          {
            type: "rich_text_section",
            elements: [{ type: "date", timestamp: 0, format: "{date}", fallback: "long ago" } as never],
          },
        ],
      },
    ),
    "Hey <@U1>, <!subteam^S1><!here>:soup:<#C1><https://x.example|menu><https://y.example>#fff\n2. 1970-01-01T00:00:00.000Z\n• long ago",
  ],
];

describe("fallbackText", () => {
  it.each(said)("reads %j", (block, wanted) => {
    expect(fallbackText([block])).toBe(wanted);
  });

  it("puts each block with a text on its own line", () => {
    const all = [plain("one"), plain("two")].map((text) => ({ type: "header", text }) as const);
    expect(fallbackText([{ type: "divider" }, ...all])).toBe("one\ntwo");
  });
});
