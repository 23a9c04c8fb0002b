import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "./run-command.js";

const device = fileURLToPath(new URL("../../test/golden/device", import.meta.url));

let root = "";
let printed = { out: "", err: "" };

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "rollcall-codegen-test-"));
  await cp(join(device, "definitions"), join(root, "definitions"), { recursive: true });
  printed = { out: "", err: "" };
});

afterEach(() => rm(root, { recursive: true }));

const run = (argv: readonly string[]) =>
  runCommand(argv, {
    folder: root,
    out: (text) => {
      printed = { ...printed, out: printed.out + text };
    },
    err: (text) => {
      printed = { ...printed, err: printed.err + text };
    },
  });
const generate = (...flags: readonly string[]) => run(["generate", "--out", "out", ...flags]);
const path = (name: string) => join(root, name);

describe("runCommand", () => {
  it("prints its version", async () => {
    const { version } = JSON.parse(await readFile(new URL("../../package.json", import.meta.url), "utf8"));
    expect(await run(["--version"])).toBe(0);
    expect(printed).toEqual({ out: `${version}\n`, err: "" });
  });

  it("names the command of the project in generated files", async () => {
    const generate = "rollcall-codegen generate --out out";
    const first = async () => (await readFile(path("out/inventory/scim/device.ts"), "utf8")).split("\n", 1)[0];
    await run(["generate", "--out", "out"]);
    expect(await first()).toMatch(/; do not edit\. Run npx rollcall-codegen generate --out out\.$/);
    const scripts = { watch: `${generate} --watch`, check: `${generate} --check`, codegen: generate };
    await writeFile(path("package.json"), JSON.stringify({ scripts }));
    expect(await run(["generate", "--out", "out", "--check"])).toBe(1);
    expect(printed.err).toContain("Run npm run codegen, and move stray files elsewhere.");
    await run(["generate", "--out", "out"]);
    expect(await first()).toMatch(/; do not edit\. Run npm run codegen\.$/);
  });

  it("generates files that a check accepts", async () => {
    expect(await generate("--check")).toBe(1);
    expect(printed.err).toContain("out/inventory/scim/device.ts is missing.");
    expect(await generate()).toBe(0);
    expect(printed.out).toContain("14 files generated: 14 written, 0 removed.");
    expect(await generate("--check")).toBe(0);
    expect(await generate()).toBe(0);
    expect(printed.out).toContain("14 files generated: 0 written, 0 removed.");
  });

  it.each([
    [
      "a definition is edited",
      async () => {
        const file = path("definitions/scim/schemas/device.yaml");
        await writeFile(file, (await readFile(file, "utf8")).replace("Size of the screen.", "Size of the picture."));
      },
      "out/inventory/scim/device.ts is stale: it differs from what the definitions produce.",
    ],
    [
      "a generated file is touched",
      () => appendFile(path("out/inventory/scim/errors.ts"), "\n"),
      "out/inventory/scim/errors.ts is stale: it differs from what the definitions produce.",
    ],
    ["a file is deleted", () => rm(path("out/assumptions.md")), "out/assumptions.md is missing."],
    [
      "a stray file is added",
      () => writeFile(path("out/inventory/notes.ts"), "export const mine = 1;\n"),
      "out/inventory/notes.ts is stray: no definition produces it, and the generator owns its folder.",
    ],
  ])("--check fails with a message if %s", async (_case, spoil, sentence) => {
    await generate();
    await spoil();
    expect(await generate("--check")).toBe(1);
    expect(printed.err.split("\n")).toContain(sentence);
  });

  it("removes generated files that no definition produces anymore, and nothing else", async () => {
    await generate();
    await cp(path("out/inventory/scim/device.ts"), path("out/inventory/scim/gadget.ts"));
    expect(await generate()).toBe(0);
    expect(printed.out).toContain("0 written, 1 removed.");
    await writeFile(path("out/inventory/notes.ts"), "export const mine = 1;\n");
    expect(await generate()).toBe(1);
    expect(printed.err).toContain("out/inventory/notes.ts is stray");
    expect(await readFile(path("out/inventory/notes.ts"), "utf8")).toBe("export const mine = 1;\n");
  });

  it.each([
    ["an unknown flag", ["generate", "--chek"]],
    ["an unknown command", ["genrate"]],
    ["no output folder", ["generate"]],
    ["an unknown part", ["generate", "--out", "out", "--only", "pictures"]],
    ["--watch with --check", ["generate", "--out", "out", "--watch", "--check"]],
  ])("exits with 2 for %s", async (_case, argv) => {
    expect(await run(argv)).toBe(2);
    expect(printed.err).not.toBe("");
  });

  it("requires an output folder for a folder of documents", async () => {
    const repository = fileURLToPath(new URL("../../../..", import.meta.url));
    expect(await run(["generate", "--root", repository, "--documents", "docs"])).toBe(2);
    expect(printed.err).toBe("--documents requires --out <folder>, the folder for the generated files.\n");
  });

  it("generates one part and keeps all other files", async () => {
    await generate();
    await rm(path("out/assumptions.md"));
    await rm(path("out/inventory/scim/device.ts"));
    expect(await generate("--only", "docs")).toBe(0);
    expect(printed.out).toContain("1 written, 0 removed.");
    await expect(readFile(path("out/inventory/scim/device.ts"))).rejects.toThrow("ENOENT");
    expect(await readFile(path("out/inventory/scim/errors.ts"), "utf8")).toContain("Generated by");
  });

  it("creates a project, once, whose additions are checked, and not its documents", async () => {
    expect(await run(["init", "mine"])).toBe(0);
    expect(await run(["init", "mine"])).toBe(1);
    expect(printed.err).toContain("package.json already exists.");
    printed = { out: "", err: "" };
    const mine = (...flags: readonly string[]) => run(["generate", "--root", "mine", "--out", "out", ...flags]);
    expect(await mine()).toBe(0);
    expect(printed.out).toMatch(/^\d+ of them are documents in dist\/documents\.$/m);
    await rm(path("mine/dist"), { recursive: true });
    expect(await mine("--check")).toBe(0);
    expect(printed.out).toContain("11 generated files are up to date.");
    await appendFile(path("mine/out/own/scim/user.ts"), "\n");
    await rm(path("mine/out/own/webapi/webapi.ts"));
    await cp(path("mine/out/own/scim/badge.ts"), path("mine/out/own/scim/group.ts"));
    expect(await mine("--check")).toBe(1);
    expect(printed.err.split("\n").slice(0, 3)).toEqual([
      "out/own/scim/group.ts is stray: no definition produces it, and the generator owns its folder.",
      "out/own/scim/user.ts is stale: it differs from what the definitions produce.",
      "out/own/webapi/webapi.ts is missing.",
    ]);
  });

  it("writes documents to a folder of their own, removes those that are left over, and does not check them", async () => {
    const apart = (...flags: readonly string[]) => generate("--documents", "docs", ...flags);
    expect(await apart()).toBe(0);
    expect(await readFile(path("docs/inventory/reference/scim/device.md"), "utf8")).toContain("# Device");
    await expect(readFile(path("out/assumptions.md"))).rejects.toThrow("ENOENT");
    await cp(path("docs/assumptions.md"), path("docs/older.md"));
    await writeFile(path("docs/compiled.js"), "export const mine = 1;\n");
    await appendFile(path("docs/assumptions.md"), "\n");
    expect(await apart("--check")).toBe(0);
    expect(await apart()).toBe(0);
    expect(printed.out).toContain(" 1 written, 1 removed.");
    expect(await readFile(path("docs/compiled.js"), "utf8")).toBe("export const mine = 1;\n");
  });

  it("finds its files again if a folder is written in another way", async () => {
    expect(await run(["generate", "--out", "./out/", "--documents", path("docs")])).toBe(0);
    expect(await run(["generate", "--out", path("out"), "--documents", "./docs"])).toBe(0);
    expect(printed.out).toContain(" 0 written, 0 removed.");
    expect(await generate("--documents", "docs", "--check")).toBe(0);
  });

  it.each([
    [["--out", "."], /^--out must be a folder inside of \/.*, not \.\.$/],
    [["--out", "../out"], /^--out must be a folder inside of \/.*, not \.\.\/out\.$/],
    [["--out", "out", "--documents", ".."], /^--documents must be a folder inside of \/.*, not \.\.\.$/],
    [
      ["--out", "src/out", "--documents", "src"],
      /^--out src\/out must not be inside of the folder of documents, src, which --check does not compare\.$/,
    ],
    [["--out", "dist/documents/out"], /^--out \S+ must not be inside of the folder of documents, dist\/documents, /],
  ])("exits with 2 for %s", async (flags, message) => {
    expect(await run(["generate", ...flags])).toBe(2);
    expect(printed.err.trim()).toMatch(message);
  });

  it("creates a SCIM service, once", async () => {
    expect(await run(["init", "--scim", "my-service"])).toBe(0);
    expect(JSON.parse(await readFile(path("my-service/package.json"), "utf8")).name).toBe("my-service");
    expect(printed.out).toContain("src/sqlite-store.ts\n");
    expect(await run(["init", "--scim", "my-service"])).toBe(1);
    expect(printed.err).toMatch(/^The folder .*my-service is not empty; choose another one\.\n$/);
  });

  it("refuses to watch a folder that does not exist", async () => {
    expect(await generate("--watch", "--definitions", "nowhere")).toBe(1);
    expect(printed.err).toBe("The folder nowhere does not exist.\n");
  });

  it("reports invalid definitions with positions, and writes nothing", async () => {
    await appendFile(path("definitions/service.yaml"), "colour: red\n");
    expect(await generate()).toBe(1);
    expect(printed.err).toMatch(/^definitions\/service\.yaml:\d+:1 Unrecognized key "colour"/);
    await expect(readFile(path("out/inventory/scim/device.ts"))).rejects.toThrow("ENOENT");
  });

  it("reports a folder without definitions", async () => {
    expect(await generate("--definitions", "nowhere")).toBe(1);
    expect(printed.err).toContain("nowhere:1:1 No definition set found");
  });
});
