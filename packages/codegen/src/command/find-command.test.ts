import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findCommand } from "./find-command.js";
import { writeStarter } from "./write-starter.js";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "rollcall-codegen-command-"));
});
afterEach(() => rm(root, { recursive: true }));

describe("findCommand", () => {
  it("is that of the README in a starter", async () => {
    await writeStarter(root);
    expect(await findCommand(root, "src/generated")).toBe("npm run generate");
  });

  it.each([
    ["a script of another folder", { gen: "rollcall generate --out other" }, undefined],
    ["a script that makes one part", { gen: "rollcall generate --out out --only types" }, undefined],
    ["a script among other commands", { build: "rm -rf x && rollcall generate --out out/ && tsc" }, "npm run build"],
    ["scripts that are none", { gen: 5 }, undefined],
    ["no scripts", undefined, undefined],
  ])("takes %s as it should", async (_what, scripts, wanted) => {
    await writeFile(join(root, "package.json"), JSON.stringify({ scripts }));
    expect(await findCommand(root, "out")).toBe(wanted);
  });

  it("knows nothing of a folder without a package.json, or with one that is none", async () => {
    expect(await findCommand(root, "out")).toBeUndefined();
    await writeFile(join(root, "package.json"), "{");
    expect(await findCommand(root, "out")).toBeUndefined();
  });
});
