import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { profiles } from "../src/index.js";

const suite = fileURLToPath(new URL("suites/scimmy.suite.mjs", import.meta.url));
let ran: { readonly code: number | undefined; readonly stdout: string };

// Runs the built package in `node --test`, without the environment of vitest.
beforeAll(async () => {
  const args = ["--disable-warning=ExperimentalWarning", "--test", "--test-reporter=tap", suite];
  const env = { PATH: process.env["PATH"] };
  ran = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 2 ** 26 }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { readonly code?: number; readonly stdout: string }) => ({ code: error.code, stdout: error.stdout }),
  );
});

const count = (what: string) => Number(new RegExp(`^# ${what} (\\d+)$`, "m").exec(ran.stdout)?.[1]);

describe("describeConformance of node-test", () => {
  it("runs a test per requirement, and fails for what is not met", () => {
    expect(ran.code).toBe(1);
    expect(count("tests")).toBe(profiles.rfc.requirements.length);
    expect(count("pass") + count("fail") + count("skipped")).toBe(count("tests"));
    expect(count("cancelled")).toBe(0);
    expect(ran.stdout).toMatch(/^ *ok \d+ - MUST `eq` finds equal values$/m);
    expect(ran.stdout).toMatch(/^ *not ok \d+ - MUST A `count` of 0 returns the total and no resources$/m);
  });

  it("skips with a reason what does not apply, and what does not fail the suite", () => {
    expect(ran.stdout).toMatch(/^ *ok \d+ - .* # SKIP the test skips this$/m);
    expect(ran.stdout).toMatch(/^ *ok \d+ - SHOULD .* # SKIP rfc7644-3\.5\.2\.1\/no-duplicate/m);
  });
});
