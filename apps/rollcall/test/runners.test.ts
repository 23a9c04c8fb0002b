import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browserPath } from "../../server/test/kit/browser-path.js";
import { failing } from "./runners/failing.js";
import { runRunner } from "./runners/run-runner.js";

// The examples of docs/test-runners.md next to files that fail, with each real runner and the built packages.
const own = fileURLToPath(new URL("..", import.meta.url));
const page = fileURLToPath(new URL("../../../docs/test-runners.md", import.meta.url));
let folder = "";
let names: readonly string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(own, "test/examples-"));
  await mkdir(join(folder, "node_modules"));
  await symlink(own, join(folder, "node_modules/rollcall"), "junction");
  const blocks = [...(await readFile(page, "utf8")).matchAll(/^```[jt]s\n\/\/ (\S+)\n(.*?)^```$/gms)];
  const files = [...blocks.map(([, name = "", text = ""]) => [name, text] as const), ...Object.entries(failing)];
  names = files.map(([name]) => name);
  for (const [name, text] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
});
afterAll(() => rm(folder, { recursive: true }));

const journal = 'Rollcall served 1 exchange in "fails on purpose", ';

describe("a fixture", () => {
  it("has an example for every runner, the one of vitest in the first guide, and one for any language", async () => {
    expect(existsSync(join(own, "dist/jest.js")), "build first").toBe(true);
    expect(new Set(names.map((name) => dirname(name)))).toEqual(
      new Set([".", "vitest", "jest", "playwright", "node-test", "mocha", "rollcall-test"]),
    );
    const guide = await readFile(fileURLToPath(new URL("../../../docs/getting-started.md", import.meta.url)), "utf8");
    expect(guide).toContain(await readFile(join(folder, "vitest/hello.test.ts"), "utf8"));
    const command = [join(own, "dist/command.js"), "test", "--", process.execPath, "deploy.mjs"];
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: join(folder, "rollcall-test") });
    expect(stdout).toMatch(/^Deployed for <@\w+>\n$/);
  });

  it.each([
    ["vitest", "1 failed | 1 passed (2)"],
    ["jest", "1 failed, 2 passed, 3 total"],
    ["node-test", "pass 1"],
    ["mocha", "1 passing"],
    ["playwright", "1 passed"],
  ] as const)("of %s gives a test a world, and prints the journal of one that fails", async (runner, count) => {
    const browser = runner === "playwright" ? await browserPath() : "";
    const { code, output } = await runRunner(runner, join(folder, runner), browser);
    expect(output).toContain(count);
    expect(output).toContain(journal);
    expect(output).toContain("✗ #1 chat.postMessage by rollbot → 200 no_text");
    expect(output).not.toContain("svcb-demo-bot");
    expect(code).not.toBe(0);
  });
});
