import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "./run-command.js";

let root = "";
let printed = { out: "", err: "" };

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "rollcall-create-scim-"));
  printed = { out: "", err: "" };
});

afterEach(() => rm(root, { recursive: true }));

const run = (...argv: readonly string[]) =>
  runCommand(argv, {
    out: (text) => {
      printed = { ...printed, out: printed.out + text };
    },
    err: (text) => {
      printed = { ...printed, err: printed.err + text };
    },
  });

describe("runCommand", () => {
  it("creates a service with its name and the versions of this release", async () => {
    const folder = join(root, "my-service");
    expect(await run(folder)).toBe(0);
    expect(printed.out).toMatch(/^\d+ files written\. Next:\n\n {2}cd .*my-service\n {2}npm install\n/);
    const { name, dependencies } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    const { version } = JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8"));
    expect(name).toBe("my-service");
    expect(dependencies).toEqual({
      "@rollcall/scim-core": `^${version}`,
      "@rollcall/scim-filter": `^${version}`,
      "@rollcall/server-adapters": `^${version}`,
      express: expect.stringMatching(/^\^\d/),
      zod: expect.stringMatching(/^\^\d/),
    });
    const paths = await readdir(folder, { recursive: true });
    for (const path of ["src/main.ts", "src/sqlite-store.ts", "test/conformance.test.ts", ".gitignore", "Dockerfile"])
      expect(paths).toContain(path);
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) => each.isFile());
    const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), "utf8")));
    expect(texts.filter((text) => /__[A-Z]+__|map-store|biome-ignore|workspace:|catalog:/.test(text))).toEqual([]);
  });

  it("accepts an empty repository", async () => {
    await mkdir(join(root, "mine/.git"), { recursive: true });
    expect(await run(join(root, "mine"))).toBe(0);
  });

  it.each([
    ["a folder that is not empty", 1, ["taken"], /^The folder .*taken is not empty; choose another one\.\n$/],
    ["a file", 1, ["taken/notes"], /^The folder .*notes cannot be written: ENOTDIR.*\.\n$/],
    ["a bad name", 2, ["My Service"], /^"My Service" cannot be the name of a service: use .* such as my-service\.\n$/],
    [
      "two names",
      2,
      ["one", "two"],
      /^One name is enough, and .*two is more: npm create @rollcall\/scim my-service\n$/,
    ],
  ])("refuses %s in one sentence, and writes nothing", async (_case, code, names, sentence) => {
    await mkdir(join(root, "taken"));
    await writeFile(join(root, "taken/notes"), "mine");
    expect(await run(...names.map((name) => join(root, name)))).toBe(code);
    expect(printed).toEqual({ out: "", err: expect.stringMatching(sentence) });
    expect(await readdir(root, { recursive: true })).toEqual(["taken", "taken/notes"]);
  });

  it.each([
    ["no name", [], "The name of the service is missing: npm create @rollcall/scim my-service\n"],
    ["an unknown option", ["--sql", "x"], "The option --sql does not exist; try --help.\n"],
  ])("exits with 2 for %s", async (_case, argv, sentence) => {
    expect(await run(...argv)).toBe(2);
    expect(printed).toEqual({ out: "", err: sentence });
  });

  it("prints its help and its version", async () => {
    expect(await run("--help")).toBe(0);
    expect(printed.out).toContain("npm create @rollcall/scim my-service");
    expect(await run("-V")).toBe(0);
    expect(printed.out).toMatch(/\d+\.\d+\.\d+\n$/);
  });
});
