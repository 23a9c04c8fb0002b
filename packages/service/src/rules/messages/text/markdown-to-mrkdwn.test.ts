import { describe, expect, it } from "vitest";
import { markdownToMrkdwn, toMessageText } from "./message-text.js";

describe("markdownToMrkdwn", () => {
  it.each([
    ["**bold** and __bold__", "*bold* and *bold*"],
    ["*italic* and _italic_", "_italic_ and _italic_"],
    ["~~gone~~", "~gone~"],
    ["[here](https://x.example/a)", "<https://x.example/a|here>"],
    ["([here](https://x.example/a_(b)))", "(<https://x.example/a_(b)|here>)"],
    ["[here](https://x.example/__a__) **b**", "<https://x.example/__a__|here> *b*"],
    [
      "**see https://x.example/__a__/*b* [c](https://x.example)**",
      "*see https://x.example/__a__/*b* <https://x.example|c>*",
    ],
    ["**https://x.example/a**, *https://x.example*", "*https://x.example/a*, _https://x.example_"],
    ["a__b__c, __d__", "a__b__c, *d*"],
    ["[a > b & c](https://x.example/d|e)", "<https://x.example/d%7Ce|a &gt; b &amp; c>"],
    ['[here](https://x.example "title")', "<https://x.example|here>"],
    ["![a bowl](https://x.example/b.png)", "<https://x.example/b.png|a bowl>"],
    ["# Head **line** ##", "*Head line*"],
    ["- one\n  * two\n+ three", "• one\n  • two\n• three"],
    ["1. one", "1. one"],
    ["`**code**` **bold**", "`**code**` *bold*"],
    ["```\n**code**\n# no\n```\n**bold**", "```\n**code**\n# no\n```\n*bold*"],
    ["```\n**open", "```\n**open"],
    ["2 * 3 * 4", "2 * 3 * 4"],
    ["snake_case_name", "snake_case_name"],
    ["> quote", "> quote"],
    ["", ""],
  ])("turns %j into %j", (given, wanted) => {
    expect(markdownToMrkdwn(given)).toBe(wanted);
  });

  it.each([
    "**a ",
    "__a ",
    "~~a ",
    "*a ",
    "[",
    "[a](",
    "[a](mailto:",
    "[a](http://x(",
    "# a ",
    "`",
    "http://",
    "<@",
    "# a          ",
  ])("takes linear time on a text that repeats %j", (piece) => {
    const text = piece.repeat(200_000 / piece.length);
    expect(toMessageText(markdownToMrkdwn(text), {}).length).toBeGreaterThan(0);
  });
});
