import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { environment } from "./lib/exec.mjs";
import { root } from "./lib/packages.mjs";

/** A copy of the repository with one package, the one that starts PostgreSQL for every test run. */
let copy = "";
const sources = "packages/test-kit";
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "rollcall-exit-codes-"));
  // PostgreSQL runs as another user where a test is run by root.
  chmodSync(copy, 0o711);
  mkdirSync(join(copy, "packages"));
  for (const path of [
    // The manifest alone of what the package depends on.
    "definitions/package.json",
    ...["package.json", "pnpm-workspace.yaml", "pnpm-lock.yaml", "turbo.json", "tsconfig.base.json"],
    ...["vitest.config.ts", "scripts", sources],
  ])
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      // Without other tests: a run of all tests runs only the planted ones.
      filter: (source) => !/\/(?:node_modules|dist|\.turbo)$|\.test\.ts$/.test(source),
    });
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Writes a module of the copy's package. */
function plant(name: string, text: string): string {
  writeFileSync(join(copy, sources, "src", name), text);
  return `${sources}/src/${name}`;
}

/** Runs npm in the copy, as a user does. */
function npm(...args: readonly string[]) {
  // No variable of the run that this test belongs to.
  const own = Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith("ROLLCALL_")));
  const env = { ...own, CI: "1" };
  const { status, stdout, stderr } = spawnSync("npm", args, { cwd: copy, encoding: "utf8", env });
  return { status, output: `${stdout}${stderr}` };
}

const using = 'import { sharedPostgres } from "./postgres/shared-postgres.js";\nimport { expect, it } from "vitest";\n';
/** A test that uses the PostgreSQL server of the run. */
const testing = (wanted: number) =>
  `${using}it("counts", async () => { await sharedPostgres(); expect(1).toBe(${wanted}); });\n`;

describe("npm test", { timeout: 120_000 }, () => {
  it("exits with 0 if every test passes, and with 1 if one fails, also after PostgreSQL was started", () => {
    const right = npm("test", "--", plant("right.test.ts", testing(1)));
    expect(right.output).toContain("1 passed");
    expect(right.status).toBe(0);
    const wrong = npm("test", "--", plant("wrong.test.ts", testing(2)));
    expect(wrong.output).toContain("1 failed");
    expect(wrong.status).toBe(1);
  });
});

describe("npm run check", { timeout: 120_000 }, () => {
  it.each([
    ["typecheck", "wrong.ts", 'export const count: number = "one";\n', "TS2322"],
    ["build", "wrong.ts", "export const count = ;\n", "TS1109"],
    ["test", "wrong.test.ts", testing(2), "1 failed"],
  ])("exits with 1 if its step %s fails", (step, name, text, reason) => {
    const file = plant(name, text);
    const { status, output } = npm("run", "check", "--", step);
    rmSync(join(copy, file));
    expect(output).toContain(reason);
    expect(output).toContain(`FAILED  ${step}`);
    expect(status).toBe(1);
  });
});

describe("npm run check with steps that run at the same time", { timeout: 120_000 }, () => {
  it("prints the output of each, and exits with 1 if one fails", () => {
    // The copy has no published package and no action.
    const { status, output } = npm("run", "check", "--", "api", "action");
    expect(output).toMatch(/── action\n[^─]*Error: ENOENT/);
    expect(output).toContain("FAILED  action");
    expect(output).toContain("passed  api");
    expect(status).toBe(1);
  });
});
