import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { runCommand } from "../command/run-command.js";
import { generate } from "../generate.js";
import { layoutUnder } from "../output/outputs.js";
import type { WordReplacements } from "./rename-words.js";

const root = fileURLToPath(new URL("../../test/golden/methods", import.meta.url));

async function textsUnder(wireWords: WordReplacements): Promise<ReadonlyMap<string, string>> {
  const made = await generate({ root, definitions: "definitions", layout: layoutUnder("out"), wireWords });
  return new Map(made.ok ? made.files.map(({ path, text }) => [path, text]) : []);
}

describe("generate under other words", () => {
  it("renames wire names in the documents, the pages and the modules", async () => {
    const texts = await textsUnder({ author: "writer", hue: "tint" });
    expect(texts.get("out/notes/reference/openapi/web-api.json")).toContain('"writer"');
    for (const [path, text] of texts)
      if (!path.endsWith("service.ts") && !path.endsWith("switches.md"))
        expect([path, text.match(/\b(?:author|hue)\b/)?.[0]]).toEqual([path, undefined]);
  });

  it("writes rules and conditions under the new names", async () => {
    const text = (await textsUnder({ hue: "tint" })).get("out/notes/webapi/methods/notes-edit.ts");
    expect(text).toContain('exactlyOneOf(["color", "tint"]');
  });

  it.each([
    ["a word that no set declares", "autor=writer", 'Unknown wire word autor; did you mean "author"?'],
    [
      "an invalid replacement",
      "author=Writer",
      "The replacement of author must consist of lower-case letters and digits",
    ],
    ["a name that would be duplicated", "hue=color", "Two things would have the name color."],
    ["an argument that is not a pair", "author", "Expected a pair such as svc=acme."],
  ])("refuses %s", async (_, word, sentence) => {
    const said: string[] = [];
    const surroundings = { folder: root, out: () => undefined, err: (text: string) => said.push(text) };
    expect(await runCommand(["generate", "--wire-word", word, "--out", "out", "--only", "docs"], surroundings)).toBe(2);
    expect(said.join("")).toContain(sentence);
  });

  it("requires an output folder", async () => {
    const said: string[] = [];
    const surroundings = {
      folder: fileURLToPath(new URL("../../../..", import.meta.url)),
      out: () => undefined,
      err: (text: string) => said.push(text),
    };
    expect(await runCommand(["generate", "--wire-word", "svc=acme"], surroundings)).toBe(2);
    expect(said.join("")).toContain("--out <folder>");
  });
});
