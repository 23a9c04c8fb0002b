import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findFaults } from "./pack.mjs";

const files = ["package.json", "README.md", "LICENSE", "dist/index.js"];
const manifest = {
  description: "Greets.",
  keywords: [],
  homepage: "",
  bugs: {},
  license: "MIT",
  type: "module",
  sideEffects: false,
  repository: {},
  engines: {},
  exports: {},
  files: [],
  publishConfig: { provenance: true },
  dependencies: { zod: "^4.0.0" },
};
let folder = "";

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rollcall-pack-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("findFaults", () => {
  it.each([
    ["nothing of a whole package", {}, files, []],
    ["a missing licence", {}, files.filter((name) => name !== "LICENSE"), ["has no LICENSE"]],
    ["a test", {}, [...files, "src/greet.test.ts"], ["ships the test src/greet.test.ts"]],
    ["side effects", { sideEffects: true }, files, ["does not say that it is without side effects"]],
    [
      "what only a workspace knows",
      { dependencies: { zod: "catalog:" } },
      files,
      ["asks for zod catalog:, which npm does not know"],
    ],
    [
      "documents that were not generated",
      { files: ["CHANGELOG.md", "dist", "openapi", "!dist/x"], exports: { "./schemas/*": "./schemas/*" } },
      files,
      ["has no openapi, which its package.json names", "has no ./schemas/*, which its package.json names"],
    ],
    [
      "nothing of entries that are there",
      {
        files: ["dist"],
        exports: { ".": { "@rollcall/source": "./src/a.ts", default: "./dist/index.js" }, "./*.js": "./dist/*.js" },
      },
      files,
      [],
    ],
  ])("finds %s", (_case, change, has, wanted) => {
    write("package.json", JSON.stringify({ ...manifest, ...change }));
    write("dist/index.js", "");
    expect(findFaults(folder, has)).toEqual(wanted);
  });

  it.each([
    ["nothing of a map of sources that are there", ["src/index.ts"], []],
    [
      "the map of a bundled command",
      ["../../other/src/a.ts"],
      ["ships dist/index.js.map, a map of sources that it does not ship"],
    ],
  ])("finds %s", (_case, shipped, wanted) => {
    write("package.json", JSON.stringify(manifest));
    write("dist/index.js", "export {};\n//# sourceMappingURL=index.js.map\n");
    write("dist/index.js.map", JSON.stringify({ version: 3, sources: shipped.map((path) => `../${path}`) }));
    expect(findFaults(folder, [...files, "dist/index.js.map", "src/index.ts"])).toEqual(wanted);
  });

  it("finds that a map is asked for that is not there", () => {
    write("package.json", JSON.stringify(manifest));
    write("dist/index.js", "export {};\n//# sourceMappingURL=index.js.map\n");
    expect(findFaults(folder, files)).toEqual(["asks for the source map dist/index.js.map, which it does not ship"]);
  });
});
