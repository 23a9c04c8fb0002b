import { describe, expect, it } from "vitest";
import { composeBlocks } from "./compose-blocks.js";

const leaves = (text: string) => {
  const [block] = composeBlocks(text) as readonly { elements: readonly { elements: readonly object[] }[] }[];
  return block?.elements[0]?.elements;
};

describe("composeBlocks", () => {
  it("has nothing for an empty text", () => {
    expect(composeBlocks("")).toEqual([]);
  });

  it("makes elements of mentions, links and emoji", () => {
    expect(leaves("Hi <@U1>, <!here> in <#C1|general>: <https://a.example|A &amp; B> :tada: <!subteam^S1>")).toEqual([
      { type: "text", text: "Hi " },
      { type: "user", user_id: "U1" },
      { type: "text", text: ", " },
      { type: "broadcast", range: "here" },
      { type: "text", text: " in " },
      { type: "channel", channel_id: "C1" },
      { type: "text", text: ": " },
      { type: "link", url: "https://a.example", text: "A & B" },
      { type: "text", text: " " },
      { type: "emoji", name: "tada" },
      { type: "text", text: " " },
      { type: "usergroup", usergroup_id: "S1" },
    ]);
  });

  it("makes styles of the characters that mean them, and only of those", () => {
    expect(leaves("*bold* and _italic_ ~old~ `code`")).toEqual([
      { type: "text", text: "bold", style: { bold: true } },
      { type: "text", text: " and " },
      { type: "text", text: "italic", style: { italic: true } },
      { type: "text", text: " " },
      { type: "text", text: "old", style: { strike: true } },
      { type: "text", text: " " },
      { type: "text", text: "code", style: { code: true } },
    ]);
    expect(leaves("2 * 3 * 4, snake_case_name &lt;b&gt;")).toEqual([
      { type: "text", text: "2 * 3 * 4, snake_case_name <b>" },
    ]);
  });
});
