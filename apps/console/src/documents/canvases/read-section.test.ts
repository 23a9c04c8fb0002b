import { describe, expect, it } from "vitest";
import { readSection } from "./read-section.js";

describe("readSection", () => {
  it.each([
    { markdown: "# Goal", shape: { kind: "heading", level: 1, text: "Goal" } },
    { markdown: "Everybody is **there**.", shape: { kind: "text", text: "Everybody is **there**." } },
    {
      markdown: "- [x] Check\n- [ ] Invite",
      shape: {
        kind: "tasks",
        tasks: [
          { text: "Check", isDone: true },
          { text: "Invite", isDone: false },
        ],
      },
    },
    {
      markdown: "| What | How |\n| --- | :-: |\n| Fuel | 1\\|2 |",
      shape: { kind: "table", head: ["What", "How"], rows: [["Fuel", "1|2"]] },
    },
    { markdown: "::: {.callout}\nMind the gap.\n:::", shape: { kind: "callout", text: "Mind the gap." } },
    { markdown: "a | b\nc", shape: { kind: "text", text: "a | b\nc" } },
    { markdown: "", shape: { kind: "text", text: "" } },
  ])("reads $markdown", ({ markdown, shape }) => {
    expect(readSection(markdown)).toEqual(shape);
  });
});
