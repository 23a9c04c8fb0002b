import { describe, expect, it } from "vitest";
import { findPhrases } from "./lib/find-phrases.mjs";
import { docstringBeginnings, phrases } from "./lib/phrases.mjs";

describe("findPhrases", () => {
  it("says where a phrase is and what to say instead", () => {
    expect(findPhrases("docs/page.md", "# Page\n\nThe value is read over.\n")).toEqual([
      { line: 3, column: 14, phrase: "read over", say: "is ignored, skips" },
    ]);
  });

  it("reports several phrases in the order of the text", () => {
    const found = findPhrases("a.yaml", "description: Whoever asks, asks anew.\nmeaning: somebody's\n");
    expect(found.map(({ line, column, phrase }) => [line, column, phrase])).toEqual([
      [1, 14, "Whoever"],
      [1, 33, "anew"],
      [2, 10, "somebody's"],
    ]);
  });

  it.each([
    ["lines of a docstring", "a.ts", "/**\n * The client is\n * told nothing.\n */\n", "is told"],
    ["comments of two lines", "a.ts", "// The client is\n// told nothing.\n", "is told"],
    ["comments in YAML", "a.yaml", "# The client is\n# told nothing.\n", "is told"],
    ["lines of a paragraph", "a.yaml", "The client is\ntold nothing.\n", "is told"],
    ["a comment", "a.ts", "const a = 1; // Tries anew.", "anew"],
    ["a docstring", "a.ts", "/** Tries anew. */\nexport const a = 1;", "anew"],
    ["a message", "a.ts", 'throw new Error("Try anew.");', "anew"],
    ["a template", "a.ts", "const a = `Try\nanew.`;", "anew"],
  ])("finds a phrase in %s", (_, path, text, phrase) => {
    expect(findPhrases(path, text)).toMatchObject([{ phrase }]);
  });

  it.each([
    ["/** What a caller may see. */", 1, 5, "What"],
    ["/**\n * Where a file is shared.\n * @returns places\n */", 2, 4, "Where"],
    ["interface Row {\n  /** How often it happened. */\n", 2, 7, "How"],
    ["  /** Whose token it is. */", 1, 7, "Whose"],
  ])("reports a docstring that begins with a question word: %j", (text, line, column, phrase) => {
    expect(findPhrases("a.ts", text)).toMatchObject([{ line, column, phrase }]);
  });

  it.each([
    ["a docstring with a noun phrase", "a.ts", "/** The channels that a caller may see, and what they contain. */"],
    ["a docstring with a longer word", "a.ts", "/** Whatever. */"],
    ["a comment", "a.ts", "// What follows is sorted.\n/* How it works. */"],
    ["a later sentence", "a.ts", "/**\n * The reason.\n * Why it is kept. */"],
    ["a document", "a.md", "What a caller may see. `/** What */`\n"],
    ["an identifier", "a.ts", "const anew = somebody.barred;"],
    ["a value", "a.ts", 'const user = "somebody";'],
    ["part of a word", "a.ts", "// A renewed token, an embarred door, a see-through pane."],
    ["text that a document strikes out", "a.md", "| ~~The request is done anew.~~ | The request is retried. |\n"],
  ])("leaves %s alone", (_, path, text) => {
    expect(findPhrases(path, text)).toEqual([]);
  });
});

describe("phrases", () => {
  it.each([...phrases, ...docstringBeginnings])(
    "$phrase says what to write instead, in words that may be used",
    ({ say }) => {
      expect(say).not.toBe("");
      expect(findPhrases("say.md", say)).toEqual([]);
    },
  );
});
