import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findFaults } from "./pack.mjs";

const files = ["package.json", "README.md", "LICENSE", "dist/index.js"];
const manifest = {
  description: "Greets.",
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
  ])("finds %s", (_case, change, has, wanted) => {
    writeFileSync(join(folder, "package.json"), JSON.stringify({ ...manifest, ...change }));
    expect(findFaults(folder, has)).toEqual(wanted);
  });
});
