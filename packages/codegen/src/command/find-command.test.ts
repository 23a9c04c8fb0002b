import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findCommand } from "./run-command.js";
import { writeStarter } from "./write-starter.js";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "rollcall-codegen-command-"));
});
afterEach(() => rm(root, { recursive: true }));

describe("findCommand", () => {
  it("finds the command that the README of the starter names", async () => {
    await writeStarter(root);
    expect(await findCommand(root, "src/generated")).toBe("npm run generate");
  });

  it.each([
    ["a script of another folder", { gen: "rollcall generate --out other" }, undefined],
    ["a script that generates one part", { gen: "rollcall generate --out out --only types" }, undefined],
    ["a script among other commands", { build: "rm -rf x && rollcall generate --out out/ && tsc" }, "npm run build"],
    ["a folder written in another way", { gen: "rollcall-codegen generate --out ./out" }, "npm run gen"],
    ["invalid scripts", { gen: 5 }, undefined],
    ["no scripts", undefined, undefined],
  ])("handles %s", async (_what, scripts, wanted) => {
    await writeFile(join(root, "package.json"), JSON.stringify({ scripts }));
    expect(await findCommand(root, "out")).toBe(wanted);
  });

  it("returns undefined for a folder without a valid package.json", async () => {
    expect(await findCommand(root, "out")).toBeUndefined();
    await writeFile(join(root, "package.json"), "{");
    expect(await findCommand(root, "out")).toBeUndefined();
  });
});
