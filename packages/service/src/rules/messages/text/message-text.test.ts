import { growthOf, linear } from "@rollcall/test-kit/growth";
import { describe, expect, it } from "vitest";
import { groupNamesIn, markdownToMrkdwn, toMessageText } from "../message-text.js";

describe("toMessageText", () => {
  it.each([
    { given: "hello", wanted: "hello" },
    { given: "see https://example.com/a?b=c.", wanted: "see <https://example.com/a?b=c>." },
    { given: "(http://example.com)", wanted: "(<http://example.com>)" },
    { given: "<https://example.com|here> and <@U1>", wanted: "<https://example.com|here> and <@U1>" },
    { given: "nohttps://example.com", wanted: "nohttps://example.com" },
    { given: "https://example.com/a_(b).", wanted: "<https://example.com/a_(b)>." },
    { given: "(https://example.com/a_(b))", wanted: "(<https://example.com/a_(b)>)" },
    { given: "(https://example.com/a_(b)/(c)),", wanted: "(<https://example.com/a_(b)/(c)>)," },
    { given: "https://example.com/a_(b)#c_(d", wanted: "<https://example.com/a_(b)#c_(d>" },
    { given: "(https://example.com/a)b)", wanted: "(<https://example.com/a)b>)" },
  ])("reads $given", ({ given, wanted }) => {
    expect(toMessageText(given, {})).toBe(wanted);
  });

  it.each([
    { given: "a < b & c > d", wanted: "a &lt; b &amp; c &gt; d" },
    { given: "&lt;b&gt; &amp; &copy;", wanted: "&lt;b&gt; &amp; &amp;copy;" },
    { given: "> quoted", wanted: "&gt; quoted" },
    { given: "<b>bold</b>", wanted: "&lt;b&gt;bold&lt;/b&gt;" },
    {
      given: "https://example.com/?a=1&b=2 <https://example.com/?a&b&amp;c|R&D> <!date^1^{date}|a & b>",
      wanted:
        "<https://example.com/?a=1&amp;b=2> <https://example.com/?a&amp;b&amp;c|R&amp;D> <!date^1^{date}|a &amp; b>",
    },
    { given: "<!here> <#C1|x> <mailto:a@b.example|a>", wanted: "<!here> <#C1|x> <mailto:a@b.example|a>" },
    { given: "<@U1", wanted: "&lt;@U1" },
  ])("escapes text that is not markup in $given", ({ given, wanted }) => {
    expect(toMessageText(given, {})).toBe(wanted);
  });

  it.each([
    { given: "<https://example.com|here> *x*", wanted: "&lt;https://example.com|here&gt; *x*" },
    { given: "<@U1> https://example.com", wanted: "&lt;@U1&gt; <https://example.com>" },
  ])("reads no markup in $given if parse is full or mrkdwn is off", ({ given, wanted }) => {
    expect(toMessageText(given, { parse: "full" })).toBe(wanted);
    expect(toMessageText(given, { mrkdwn: false })).toBe(wanted);
  });

  it("links the given groups", () => {
    const groups = new Map([["night-watch", "S1"]]);
    const text = "@night-watch, @mia and a@night-watch: (@night-watch.)";
    expect(toMessageText(text, { groups })).toBe(
      "<!subteam^S1|@night-watch>, @mia and a@night-watch: (<!subteam^S1|@night-watch>.)",
    );
    expect(groupNamesIn(text)).toEqual(["night-watch", "mia"]);
  });

  it.each([
    ["a link", `<https://example.com/${"b".repeat(40)}>`],
    ["an address", ` https://example.com/${"b".repeat(40)}`],
    ["an entity", "&amp;&amp;"],
  ])("does not split %s when truncating", (_, end) => {
    const text = toMessageText(`${"a".repeat(39_990)}${" ".repeat(9)}${end}`, {});
    expect(text.trimEnd()).toBe("a".repeat(39_990));
  });

  it.each([
    {
      what: "a character that opens no link",
      text: `1 < 2 ${"a".repeat(100_000)}`,
      wanted: `1 &lt; 2 ${"a".repeat(39_994)}`,
    },
    { what: "characters that become longer", text: "&".repeat(40_001), wanted: "&amp;".repeat(40_000) },
    { what: "characters of two code units", text: "😀".repeat(40_001), wanted: "😀".repeat(40_000) },
    { what: "a link that ends there", text: `${"a".repeat(39_980)}<https://x.example>, and`, wanted: 40_000 },
    { what: "a name", text: `@a${".".repeat(50_000)}b`, wanted: 40_000 },
  ])("accepts 40,000 characters as they were sent: $what", ({ text, wanted }) => {
    const taken = toMessageText(text, {});
    if (typeof wanted === "string") expect(taken === wanted).toBe(true);
    else expect(taken).toHaveLength(wanted);
  });

  it("does not link addresses if parse is none", () => {
    expect(toMessageText("see https://example.com", { parse: "none" })).toBe("see https://example.com");
  });

  it("truncates a text longer than 40,000 characters", () => {
    expect(toMessageText("a".repeat(40_001), {})).toHaveLength(40_000);
  });

  it("reads a text of megabytes", () => {
    expect(toMessageText("&".repeat(8_000_000), {})).toHaveLength(5 * 40_000);
    expect(toMessageText("http://".repeat(1_000_000), {})).toHaveLength("<>".length + 40_000);
  });

  it.each<[string, (size: number) => unknown]>([
    ["a name with many trailing periods", (size) => toMessageText(`@a${".".repeat(size)}b`, {})],
    ["the groups of such a name", (size) => groupNamesIn(`@a${".".repeat(size)}b`)],
    ["signs that are escaped", (size) => toMessageText("&".repeat(size), {})],
    ["links without an end", (size) => toMessageText("http://".repeat(size), {})],
  ])("takes time that grows with the length of %s", async (_what, read) => {
    expect(await growthOf(read, 100_000)).toBeLessThan(linear);
  });
});

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
