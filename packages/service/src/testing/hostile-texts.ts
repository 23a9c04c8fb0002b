const repeated = (piece: string) => (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const nested = (open: string, close: string) => (length: number) => {
  const depth = Math.floor(length / (open.length + close.length));
  return open.repeat(depth) + close.repeat(depth);
};

/** Lists nested to a depth. */
function lists(depth: number): string {
  return Array.from({ length: depth }, (_, level) => `${"  ".repeat(level)}- a\n`).join("");
}

/** Markdown of a given length that is easy to write and expensive to parse, by kind. */
export const hostileTexts: Readonly<Record<string, (length: number) => string>> = {
  paragraphs: repeated("a\n\n"),
  "short lines": repeated("a\n"),
  "blank lines": repeated("\n"),
  "carriage returns": repeated("\r"),
  spaces: repeated(" "),
  tabs: repeated("\t"),
  headings: repeated("# a\n"),
  "underlined headings": repeated("a\n=\n"),
  "underlines of dashes": repeated("a\n---\n"),
  dividers: repeated("***\n"),
  "opening brackets": repeated("["),
  "opening brackets of pictures": repeated("!["),
  "brackets inside brackets": nested("[", "]"),
  "links inside links": nested("[", "](b)"),
  "pictures inside pictures": nested("![", "](@U1)"),
  "brackets that cannot be links before links": (length) =>
    "![".repeat(length / 4) + "![a](@U1)[b](c)".repeat(length / 32),
  "unclosed links": repeated("[a]("),
  "unclosed pictures": repeated("![]("),
  "pictures with unclosed brackets": repeated("![](<"),
  "unclosed titles": repeated("![](b 'c"),
  pictures: repeated("![](@U1)"),
  "pictures of addresses": repeated("![](https://a.b)\n"),
  "references to undefined labels": (length) => `[a]: b\n\n${repeated("![a][c]")(length)}`,
  "labels inside labels": (length) => `[a]: b\n\n![c](@U1)${nested("[aaaa ", "]")(length)}`,
  definitions: repeated("[a]: b\n"),
  "many definitions": (length) => Array.from({ length: length / 8 }, (_, at) => `[${at}]: b\n`).join(""),
  "unclosed definitions": repeated("[a\n"),
  "definitions with unclosed titles": repeated("[a]: b 'c\n"),
  stars: repeated("*"),
  emphasis: repeated("*a _b "),
  "strong emphasis": repeated("a**b_c*"),
  strikethrough: repeated("~~a"),
  backticks: repeated("`"),
  "unclosed code spans": repeated("`a ``b ```c "),
  "pictures among backticks": repeated("![`](``"),
  autolinks: repeated("<http://a>![](@U1)"),
  "angle brackets": repeated("![<a"),
  escapes: repeated("\\"),
  quotations: repeated("> a\n"),
  "separate quotations": repeated("> a\n\n"),
  "nested quotations": repeated(">"),
  "repeated nested quotations": repeated(`${"> ".repeat(120)}a\n`),
  items: repeated("- a\n"),
  "separate items": repeated("- a\n\n"),
  "empty items": repeated("-\n"),
  "numbered items": repeated("1. a\n"),
  "nested lists": repeated("- "),
  "repeated nested lists": repeated(lists(60)),
  "blank lines in deep lists": (length) => lists(60) + repeated("\n")(length),
  "fenced code": repeated("```\na\n```\n"),
  "fences of every length": (length) =>
    Array.from({ length: Math.sqrt(length) }, (_, at) => "`".repeat(at + 3)).join("\n"),
  "indented code": repeated("    a\n\na\n\n"),
  tables: repeated("|a\n|-\n\n"),
  "rows of a table": (length) => `| a | b |\n|---|---|\n${repeated("| 1 | 2 |\n")(length)}`,
  "a wide table": (length) => [" a", "-", " b"].map((cell) => `|${cell}`.repeat(length / 8)).join("\n"),
  "heads of tables": repeated("a|\n-|\n"),
  callouts: repeated("::: {.callout}\na\n:::\n"),
  "unclosed callouts": repeated("::: {.callout}\n"),
  "callouts in lists": repeated("- ::: {.callout}\n"),
  "everything at once": repeated(
    "# Head\n\nSome **bold**, `code` and [a](https://x.example).\n\n- one\n- two\n  - three\n\n> quote\n\n| a | b |\n|---|---|\n" +
      "| 1 | 2 |\n\n```\ncode\n```\n\n![](@U1) :tada:\n\n***\n\n",
  ),
};
