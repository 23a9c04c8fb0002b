// What `.ci/run` runs on a clean checkout with nothing but Node and npm: the tests as the README says, then the rest of
// `pnpm check`. The last line counts what passed and failed, the tests and each further step.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "rollcall-ci-"));
const files = { tests: join(folder, "tests.json"), steps: join(folder, "steps.json") };

const codes = [
  npm(["test"], { ROLLCALL_TEST_RESULTS: files.tests }),
  npm(["run", "--silent", "check", "--", "--skip", "test"], { ROLLCALL_STEP_RESULTS: files.steps }),
];
const [tests, steps] = [readTests(files.tests), readSteps(files.steps)];
rmSync(folder, { recursive: true, force: true });

// A command that failed without having told of a failure is one.
const silent = [tests, steps].filter((counted, i) => codes[i] !== 0 && counted.failed === 0).length;
const failed = tests.failed + steps.failed + silent;
process.stdout.write(`${tests.passed + steps.passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

function npm(args, env) {
  const options = { cwd: root, stdio: "inherit", env: { ...process.env, ...env }, shell: process.platform === "win32" };
  return spawnSync("npm", args, options).status ?? 1;
}

function readTests(file) {
  const report = read(file);
  return { passed: report?.numPassedTests ?? 0, failed: (report?.numFailedTests ?? 0) + brokenFiles(report) };
}

/** Files of tests that failed before a test of theirs ran. */
function brokenFiles(report) {
  const files = report?.testResults ?? [];
  return files.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((each) => each.status === "failed"),
  ).length;
}

function readSteps(file) {
  const results = read(file) ?? [];
  const passed = results.filter(({ ok }) => ok).length;
  return { passed, failed: results.length - passed };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    process.stderr.write(`no results: ${error.message}\n`);
    return undefined;
  }
}
