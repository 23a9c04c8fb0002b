import { describe, expect, it } from "vitest";
import { canvasElements } from "../../../generated/service.js";
import { runAtOnce } from "../../../model/section-run.js";
import { listElements } from "../../../testing/markdown/list-elements.js";
import { listSections, parseSections, readTitle } from "./sections.js";

type Fixture = readonly [element: string, text: string, sections?: number];

/** A text for each element, and its number of sections. */
const fixtures: readonly Fixture[] = [
  ["blockquote", "> Someone said\n> something."],
  ["bold", "This is **bold** and __so is this__."],
  ["bulleted list", "- one\n- two\n  - three\n\n  more of two\n"],
  ["callout", "::: {.callout}\nMind the **gap**.\n\n- really\n:::"],
  ["canvas unfurl", "![](https://acme.example/docs/T1/F1)"],
  ["channel mention", "See ![](#C1)."],
  ["checklist", "- [ ] to do\n- [x] done"],
  ["code block", "```ts\nconst a = 1;\n\n::: {.callout}\n```"],
  ["code block", "    indented\n    code"],
  ["code span", "Run `npm start`."],
  ["column layout", "::: {.layout}\n::: {.column}\nleft\n:::\n::: {.column}\n```\n:::\n```\n:::\n:::"],
  ["divider", "above\n\n---\n\nbelow", 3],
  ["emoji", "Well done :tada: :acme-logo:"],
  ["emoji", "Well done 🎉"],
  ["file unfurl", "![](https://acme.example/files/U1/F1/plan.pdf)"],
  ["hard line break", "one\\\ntwo  \nthree"],
  ["heading 1", "# Plan"],
  ["heading 2", "Plan\n----"],
  ["heading 3", "### Plan ###"],
  ["inline link", 'A [link](https://example.com "there") and <https://example.com>.'],
  ["italic", "This is *italic* and _so is this_."],
  ["link reference", "A [link][there].\n\n[there]: https://example.com\n", 2],
  ["message unfurl", "![](https://acme.example/archives/C1/p1700000000000100)"],
  ["ordered list", "1. one\n2. two\n   1. three"],
  ["paragraph", "Just\ntext."],
  ["quote block", "::: {.quote}\nTo be.\n\nOr not.\n:::"],
  ["record unfurl", "![](https://crm.example/lightning/r/Account/001000000000001AAA/view)"],
  ["strikethrough", "This is ~~gone~~."],
  ["table", "| a | b |\n|---|---|\n| 1 | ![](@U1) |"],
  ["user mention", "Ask ![](@U1)."],
  ["user unfurl", "![](https://acme.example/team/U1)"],
  ["website unfurl", "![](https://example.com/news)"],
];

const problems: readonly (readonly [text: string, detail: string])[] = [
  ["one\n\n#### deep", 'line 3: a canvas has no element "heading 4"'],
  ["- one\n  > quote", "line 2: a list cannot contain a quotation"],
  ["- one\n  1. two", "line 2: a list cannot contain a list of the other kind"],
  ["1. one\n   - two", "line 2: a list cannot contain a list of the other kind"],
  ["one\n\n```\ntwo", "line 3: the code block is not closed by ```"],
  ["> ~~~~\n> two\n\nthree", "line 1: the code block is not closed by ~~~~"],
  ["::: {.callout}\none", "line 1: the block ::: {.callout} is not closed by :::"],
  ["one\n:::\ntwo", "line 2: ::: closes no block"],
  ["::: callout\n:::", "line 1: ::: is followed by the kind of a block, as in {.callout}; line 2: ::: closes no block"],
  ["::: {.warning}\none\n:::", "line 1: there is no block {.warning}"],
  ["::: {.column}\none\n:::", "line 1: a {.column} must be inside a {.layout}"],
  ["::: {.layout}\none\n:::", "line 2: a {.layout} may contain only {.column}"],
  ["one\ntwo ![](@nobody)", "line 2: ![](@nobody) has none of @ and a user, # and a channel, or an address of the web"],
  ["![](#U1)", "line 1: ![](#U1) has none of @ and a user, # and a channel, or an address of the web"],
  [
    "| a |\n|---|\n| ![](ftp://x.example) |",
    "line 3: ![](ftp://x.example) has none of @ and a user, # and a channel, or an address of the web",
  ],
];

describe("parseSections", () => {
  it("has a fixture for every element", () => {
    expect([...new Set(fixtures.map(([element]) => element))]).toEqual([...canvasElements]);
  });

  const rows = fixtures.map(([element, text, count = 1]) => ({ element, text, count }));
  it.each(rows)("reads $element: $text", ({ element, text, count }) => {
    expect(listElements(text)).toContain(element);
    const parsed = runAtOnce(parseSections(text));
    if (!parsed.ok) throw new Error(parsed.detail);
    expect(parsed.starts).toHaveLength(count);
  });

  it("reads them all together, each as the sections that it is alone", () => {
    const text = fixtures.map(([, each]) => each.trimEnd()).join("\n\n***\n\n");
    const parsed = runAtOnce(parseSections(text));
    if (!parsed.ok) throw new Error(parsed.detail);
    const alone = fixtures.reduce((sum, [, , count = 1]) => sum + count, 0);
    expect(parsed.starts).toHaveLength(alone + fixtures.length - 1);
  });

  it.each(problems)("refuses %j", (text, detail) => {
    expect(runAtOnce(parseSections(text))).toEqual({ ok: false, detail });
  });

  it("reports the first few of many problems", () => {
    const parsed = runAtOnce(parseSections("###### deep\n".repeat(9)));
    expect(parsed.ok || parsed.detail.split("; ")).toHaveLength(5);
  });
});

describe("listSections", () => {
  it("lists what was written together, and what was written apart", () => {
    const runs = [
      { id: "Sec1", markdown: "# Goal\n\nAll are **there**.\n\n- one\n- two", gap: "\n\n", lengths: "8,20" },
      { id: "Sec2", first: 3, markdown: "Last", gap: "" },
    ];
    expect(listSections(runs)).toEqual([
      { id: "Sec1", markdown: "# Goal" },
      { id: "Sec11", markdown: "All are **there**." },
      { id: "Sec12", markdown: "- one\n- two" },
      { id: "Sec23", markdown: "Last" },
    ]);
    expect(listSections([])).toEqual([]);
  });
});

describe("readTitle", () => {
  it.each([
    [" Plan :rocket: \n", "Plan :rocket:"],
    ["# 1. **Plan**", "# 1. **Plan**"],
    ["With ![](@U1)", "With ![](@U1)"],
  ])("reads %j", (text, title) => {
    expect(runAtOnce(readTitle(text))).toEqual({ ok: true, title });
  });

  it.each([
    [" ", "line 1: a title is not blank"],
    ["one\ntwo", "line 2: a title has one line"],
    ["![](nowhere)", "line 1: ![](nowhere) has none of @ and a user, # and a channel, or an address of the web"],
  ])("refuses %j", (text, detail) => {
    expect(runAtOnce(readTitle(text))).toEqual({ ok: false, detail });
  });
});
