import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printSections } from "./section.js";
import { splitSections } from "./split-sections.js";

const cases: readonly (readonly [text: string, sections: readonly string[]])[] = [
  ["", []],
  [" \n\t\n", []],
  ["one", ["one"]],
  ["\n\none\n", ["\n\none"]],
  ["# A\ntext\n## B", ["# A", "text", "## B"]],
  ["one\r\n\r\ntwo\rstill two\r\rthree", ["one", "two\rstill two", "three"]],
  ["- a\n\n- b\n\n\ntext", ["- a\n\n- b", "text"]],
  ["[a]: /x\n[b]: /y\n\ntext\n\n[c]: /z", ["[a]: /x\n[b]: /y", "text", "[c]: /z"]],
  ["text  \n \n", ["text  "]],
  ["    code\n\n    code\n", ["    code\n\n    code"]],
];

/** Lines of every kind, in any order: blocks begin, end, nest and stay open. */
const line = fc.constantFrom(
  ...["", " ", "\t", "text", "# h", "====", "----", "- item", "  - inner", "1. item", "   more", "> quote", "```"],
  ...["~~~", "    code", "| a | b |", "|---|---|", "[a]: /x", "[a]", "::: {.callout}", "::: {.layout}", ":::", "<b>"],
  ...["\\", "**bold", "`code", "![](@U1)", "a\0b", "\u2028", "\f", "\v", "🎉"],
);
const lineEnd = fc.constantFrom("\n", "\n", "\r\n", "\r");
const text = fc.oneof(
  fc.array(fc.tuple(line, lineEnd), { maxLength: 30 }).map((lines) => lines.flat().join("")),
  fc.string({ unit: "binary" }),
);

describe("splitSections", () => {
  it.each(cases)("cuts %j into %j", (given, wanted) => {
    expect(splitSections(given).map(({ markdown }) => markdown)).toEqual(wanted);
  });

  it("gives any text back, to the byte", () => {
    fc.assert(
      fc.property(text, (given) => {
        const sections = splitSections(given);
        if (sections.length > 0) expect(printSections(sections)).toBe(given);
        else expect(given.replaceAll(/[ \t\r\n]/g, "")).toBe("");
      }),
      { numRuns: 2_000 },
    );
  });

  it("cuts what it gave back as before", () => {
    fc.assert(
      fc.property(text, (given) => {
        const sections = splitSections(given);
        expect(splitSections(printSections(sections))).toEqual(sections);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ["paragraphs", "a\n\n"],
    ["open blocks", "::: {.layout}\n"],
    ["quotations", ">"],
    ["lists", "- "],
    ["links", "[a](b"],
    ["emphasis", "*a _b "],
    ["code spans", "`a ``b "],
    ["definitions", "[a]: b\n"],
    ["pictures", "![]("],
    ["line ends", "\r"],
  ])(
    "is done with a mebibyte of %s soon",
    (_what, piece) => {
      const long = piece.repeat(Math.ceil(1_048_576 / piece.length));
      expect(splitSections(long).length).toBeGreaterThanOrEqual(0);
    },
    10_000,
  );
});
