import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { charactersPerPause, runAtOnce } from "../../../../model/section-run.js";
import { countReads } from "../../../../testing/count-reads.js";
import { hostileTexts } from "../../../../testing/hostile-texts.js";
import { readAsMarkdownIt } from "../../../../testing/markdown/read-as-markdown-it.js";
import { parseSections } from "../sections.js";

const cases: readonly (readonly [text: string, sections: readonly string[]])[] = [
  ["", []],
  [" \n\t\n", []],
  ["one", ["one"]],
  ["\n\none\n", ["one\n"]],
  ["# A\ntext\n## B", ["# A\n", "text\n", "## B"]],
  ["one\r\n\r\ntwo\rstill two\r\rthree", ["one\r\n\r\n", "two\rstill two\r\r", "three"]],
  ["- a\n\n- b\n\n\ntext", ["- a\n\n- b\n\n\n", "text"]],
  ["- a\n* b\n1. c\n2) d", ["- a\n", "* b\n", "1. c\n", "2) d"]],
  [
    "[a]: /x\n[b]: /y\n\n[d]: /w\n\ntext\n\n[c]: /z\nmore",
    ["[a]: /x\n[b]: /y\n\n[d]: /w\n\n", "text\n\n", "[c]: /z\n", "more"],
  ],
  ["text  \n \n", ["text  \n \n"]],
  ["    code\n\n    code\n", ["    code\n\n    code\n"]],
  ["a\nb|c\n-|-\n1|2\nd\n\ne", ["a\n", "b|c\n-|-\n1|2\nd\n\n", "e"]],
  ["> a\nb\n\nc", ["> a\nb\n\n", "c"]],
  ["- a\nb\n\nc", ["- a\nb\n\n", "c"]],
  ["a\n2. b", ["a\n2. b"]],
  ["a\n===\nb\n---", ["a\n===\n", "b\n---"]],
  ["-\n\n\n  - inner\n", ["-\n\n\n  - inner\n"]],
];

/** An item without a word before two blank lines. markdown-it ends the list there, unlike CommonMark. */
const emptyItem = /([-+*]|\d[.)])[ \t]*(\r\n|\r|\n)[ \t>]*(\r\n|\r|\n)[ \t>]*(\r\n|\r|\n|$)/;

/** Lines of every kind, in any order: blocks start, end, nest and stay open. */
const line = fc.constantFrom(
  ...["", " ", "\t", "text", "# h", "#### h", "====", "----", "- item", "  - inner", "- ", "-", "  # h", "> # h"],
  ...["1. item", "2. item", "   1. inner", "   more", "> quote", ">", "> > inner", "> - item", "```", "~~~", "````"],
  ...["    code", "| a | b |", "|---|---|", "a|b", "-|-", "[a]: /x\n", "[a]", "::: {.callout}", "::: {.layout}", ":::"],
  ...[
    "::: {.column}",
    ":::: {.quote}",
    "::: {.none}",
    "::: x",
    "<b>",
    "***",
    "+ item",
    "* item",
    "- - item",
    "      d",
  ],
  ...["\\", "**bold", "`![](@no)`", "![](@U1)", "![](@no)", "![a]", "a\0b", "🎉"],
);
const lineEnd = fc.constantFrom("\n", "\n", "\r\n", "\r");
const text = fc.oneof(
  fc.array(fc.tuple(line, lineEnd), { maxLength: 12 }).map((lines) => lines.flat().join("")),
  fc.string({ unit: "binary" }),
);

describe("scanBlocks", () => {
  it.each(cases)("splits %j into %j", (given, wanted) => {
    const parsed = runAtOnce(parseSections(given));
    const starts = parsed.ok ? parsed.starts : [];
    expect(starts.map((start, at) => given.slice(start, starts[at + 1]))).toEqual(wanted);
  });

  it("reads blocks as markdown-it does", () => {
    fc.assert(
      fc.property(text, (given) => {
        fc.pre(!emptyItem.test(given));
        const { starts, problem } = readAsMarkdownIt(given);
        const parsed = runAtOnce(parseSections(given));
        if (problem === undefined) expect(parsed).toEqual({ ok: true, starts });
        else expect(parsed).toEqual({ ok: false, detail: expect.stringContaining(problem) });
      }),
      { numRuns: 3_000 },
    );
  });

  it.each(Object.entries(hostileTexts))("reads each character of a text of %s only a few times", (_what, write) => {
    const [some, twice] = [write(1 << 14), write(1 << 15)].map((given) =>
      countReads(() => runAtOnce(parseSections(given))),
    );
    expect(some).toBeLessThan(60 * (1 << 14));
    expect(twice).toBeLessThan(2.5 * Math.max(some ?? 0, 1 << 12));
  });

  it.each(["paragraphs", "pictures", "pictures of addresses"])("pauses regularly in a text of %s", (what) => {
    const length = 8 * charactersPerPause;
    const work = parseSections(hostileTexts[what]?.(length) ?? "");
    expect([...work].length).toBeGreaterThanOrEqual(7);
  });
});
