import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runTests } from "./run-tests.js";

// The folder is inside the package, so that imports resolve as in the package's own tests.
const beside = fileURLToPath(new URL("./suite-", import.meta.url));
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(beside);
});
afterEach(() => rm(folder, { recursive: true }));

const arm = (code: string) =>
  `await server.faults.arm({ match: { method: "auth.test" }, action: { kind: "error", code: "${code}" } });
   await server.fetch("/api/auth.test", { headers: { authorization: "Bearer svcb-demo-bot" } });`;
const ofVitest = (code: string) =>
  `import { test } from "@rollcall/server/vitest";
   test("meets ${code}", async ({ rollcall: server }) => { ${arm(code)} });`;
const ofNode = (code: string) =>
  `import { it } from "node:test";
   import { useRollcall } from "@rollcall/server/node-test";
   const rollcall = useRollcall();
   it("meets ${code}", async () => { const { server } = rollcall; ${arm(code)} });`;
const setup = (codes: readonly string[], names: string) =>
  `import { demandCoverage } from "@rollcall/server/coverage";
   export const { ${names} } = demandCoverage({ methods: { "auth.test": ${JSON.stringify(codes)} } });`;

const cases = [
  [["token_expired", "fatal_error"], 0, ""],
  [["token_expired", "fatal_error", "ratelimited"], 1, "auth.test never answered ratelimited."],
] as const;

describe("demandCoverage in vitest", () => {
  it.each(cases)("combines the files of a suite, and requires %j", async (codes, wanted, sentence) => {
    await writeFile(join(folder, "one.test.ts"), ofVitest("token_expired"));
    await writeFile(join(folder, "two.test.ts"), ofVitest("fatal_error"));
    await writeFile(join(folder, "coverage.setup.ts"), setup(codes, "setup, teardown"));
    const { code, output } = await runTests("vitest", folder);
    expect(output).toContain("2 passed (2)");
    expect(output).toContain(sentence);
    expect(code).toBe(wanted);
  });
});

describe("demandCoverage in node:test", () => {
  it.each(cases)("combines the files of a suite, and requires %j", async (codes, wanted, sentence) => {
    await writeFile(join(folder, "one.mjs"), ofNode("token_expired"));
    await writeFile(join(folder, "two.mjs"), ofNode("fatal_error"));
    await writeFile(join(folder, "coverage.mjs"), setup(codes, "globalSetup, globalTeardown"));
    const files = [
      `--test-global-setup=${join(folder, "coverage.mjs")}`,
      join(folder, "one.mjs"),
      join(folder, "two.mjs"),
    ];
    const ended = await new Promise<{ readonly code: number; readonly output: string }>((resolve) => {
      const env = { PATH: process.env["PATH"], NO_COLOR: "1" };
      const child = execFile(process.execPath, ["--test", ...files], { env }, (_error, out, err) =>
        resolve({ code: child.exitCode ?? -1, output: `${out}${err}` }),
      );
    });
    expect(ended.output).toContain("pass 2");
    expect(ended.output).toContain(sentence);
    expect(ended.code).toBe(wanted);
  });
});
