import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as library from "./index.js";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const examples = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = ""]) => code);

/** The example with its imports read from the library, and each `// → value` made a check of what stands before it. */
function toProgram(example: string): string {
  return example
    .replace(/^import (\{.*\}) from "@rollcall\/scim-filter";$/gm, "const $1 = library;")
    .replace(/^( *)(\S.*?); \/\/ → (.*)$/gm, "$1check($2, $3);");
}

describe("the README", () => {
  it.each(examples.map((example, index) => [index + 1, example] as const))("has example %i right", (_, example) => {
    let checks = 0;
    const check = (found: unknown, wanted: unknown): void => {
      checks += 1;
      expect(found).toEqual(wanted);
    };
    new Function("library", "check", toProgram(example))(library, check);
    expect(checks).toBe(example.split("// →").length - 1);
  });

  it("has examples", () => {
    expect(examples.length).toBeGreaterThan(5);
  });
});
