import { describe, expect, it } from "vitest";
import { root } from "../packages.mjs";
import { readImports, readModules } from "./read-modules.mjs";

const modules = readModules(root);

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

describe("readModules", () => {
  it.each([
    ["a script", "scripts/lib/modules/read-modules.test.ts", "scripts/lib/packages.mjs"],
    ["a source", "apps/server/src/index.ts", "apps/server/src/create-server.ts"],
    ["an entry of a package", "apps/server/src/create-server.ts", "packages/api/src/generated/scim/index.ts"],
  ])("finds the import of %s", (_, path, wanted) => {
    expect(modules.get(path)?.imports.map(({ to }) => to)).toContain(wanted);
  });
});
