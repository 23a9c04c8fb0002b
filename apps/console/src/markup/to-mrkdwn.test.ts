import { describe, expect, it } from "vitest";
import { toMrkdwn } from "../blocks/markdown-block.js";

describe("toMrkdwn", () => {
  it.each([
    ["**bold** and *italic*", "*bold* and _italic_"],
    ["# Title\ntext", "*Title*\ntext"],
    ["- one\n- two", "• one\n• two"],
    ["[a](https://a.example)", "<https://a.example|a>"],
    ["~~gone~~", "~gone~"],
    ["`**code**` ```\n# code\n```", "`**code**` ```\n# code\n```"],
  ])("writes %j as %j", (given, wanted) => expect(toMrkdwn(given)).toBe(wanted));
});
