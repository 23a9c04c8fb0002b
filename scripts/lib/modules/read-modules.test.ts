import { describe, expect, it } from "vitest";
import { root } from "../packages.mjs";
import { readEntries, readModule } from "./read-modules.mjs";

describe("readModule", () => {
  it.each([
    ["a value", 'import { a as b } from "./x.js";', [["./x.js", ["a"]]]],
    ["a type", 'import type { A } from "./x.js";', [["./x.js", ["A"]]]],
    ["a whole module", 'import * as x from "./x.js";', [["./x.js", ["*"]]]],
    ["its effects", 'import "./x.js";', [["./x.js", []]]],
    [
      "what it exports again",
      'export { a, type A } from "./x.js";',
      [
        ["./x.js", ["a"]],
        ["./x.js", ["A"]],
      ],
    ],
    ["an awaited module", 'const x = await import("./x.js");', [["./x.js", ["*"]]]],
    ["the type of an import", 'type A = import("./x.js").A;', [["./x.js", ["A"]]]],
  ])("reads the import of %s", (_, text, imports) => {
    expect(readModule("a.ts", text).imports.map(({ specifier, names }) => [specifier, names])).toEqual(imports);
  });

  it.each([
    [
      "declarations",
      "export interface A {}\nexport const { b, c } = d();\nexport function e() {}",
      ["A", "b", "c", "e"],
    ],
    ["lists", 'const a = 1;\nexport { a as b };\nexport { c } from "./x.js";', ["b", "c"]],
    ["a default", "export default 1;", ["default"]],
  ])("reads the exports of %s", (_, text, exports) => {
    expect(readModule("a.ts", text).exports).toEqual(exports);
  });
});

describe("readEntries", () => {
  it("finds the source of an entry", () => {
    expect(readEntries(root).get("@rollcall/service/store")).toBe("packages/service/src/store-entry.ts");
  });
});
