import { describe, expect, it } from "vitest";
import { root } from "../packages.mjs";
import { readEntries, readImports } from "./read-modules.mjs";

describe("readImports", () => {
  it.each([
    ["a value", 'import { a as b } from "./x.js";', [true]],
    ["a type", 'import type { A } from "./x.js";', [false]],
    ["a whole module", 'import * as x from "./x.js";', [true]],
    ["its effects", 'import "./x.js";', [true]],
    ["what it exports again", 'export { a, type A } from "./x.js";', [true, false]],
    ["an awaited module", 'const x = await import("./x.js");', [false]],
    ["the type of an import", 'type A = import("./x.js").A;', [false]],
  ])("reads the import of %s", (_, text, early) => {
    expect(readImports("a.ts", text)).toEqual(early.map((isEarly) => ({ specifier: "./x.js", isEarly })));
  });
});

describe("readEntries", () => {
  it("finds the source of an entry", () => {
    expect(readEntries(root).get("@rollcall/service/store")).toBe("packages/service/src/store-entry.ts");
  });
});
