// The program of `.ci/run`. On a clean checkout with only Node and npm, it builds, runs all tests through the README's
// command, then the other steps of `pnpm check`, of which the last compares the weights with their limits. The last line counts
// passed and failed tests and steps.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { runCounted } from "./lib/cpu-budget.mjs";
import { leaveFigure } from "./lib/figures.mjs";

// This program and what it imports run on Node 20, too.
const root = fileURLToPath(new URL("..", import.meta.url));
const since = performance.now();
const folder = mkdtempSync(join(tmpdir(), "rollcall-ci-"));
const files = {
  tests: join(folder, "tests.json"),
  steps: join(folder, "steps.json"),
  weights: join(folder, "weights.json"),
  python: join(folder, "python.xml"),
};
process.env["ROLLCALL_FIGURES"] = join(folder, "figures");

const built = npm(["run", "--silent", "check", "--", "build"]);
const tested = await runCounted("npm", ["test", "--", "--all"], options({ ROLLCALL_TEST_RESULTS: files.tests }));
leaveFigure("test-cpu", Math.round(tested.seconds / tested.reference));
const skipped = ["build", "test", "weights"].flatMap((step) => ["--skip", step]);
const checked = npm(["run", "--silent", "check", "--", ...skipped], {
  ROLLCALL_STEP_RESULTS: files.steps,
  ROLLCALL_PYTHON_RESULTS: files.python,
});
leaveFigure("ci-minutes", Math.round((performance.now() - since) / 60_000));
const weighed = npm(["run", "--silent", "check", "--", "weights"], { ROLLCALL_STEP_RESULTS: files.weights });
const [tests, python] = [readTests(files.tests), readPython(files.python)];
const [steps, weights] = [readSteps(files.steps), readSteps(files.weights)];
const counts = [tests, python, steps, weights];
const flaky = read(`${files.tests}.flaky`) ?? [];
rmSync(folder, { recursive: true, force: true });

// The end of the output is what CI shows first.
for (const name of tests.names) process.stdout.write(`FAILED  ${name}\n`);
for (const name of flaky) process.stdout.write(`flaky   ${name}\n`);

// A command that failed without reporting a failure counts as one.
const silent = [
  [built, { failed: 0 }],
  [tested.code, tests],
  [checked, steps],
  [weighed, weights],
].filter(([code, counted]) => code !== 0 && counted.failed === 0).length;
const sum = (name) => counts.reduce((total, each) => total + each[name], 0);
const [passed, failed] = [sum("passed"), sum("failed") + silent];
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

function npm(args, env) {
  return spawnSync("npm", args, options(env)).status ?? 1;
}

function options(env = {}) {
  return { cwd: root, stdio: "inherit", env: { ...process.env, ...env }, shell: process.platform === "win32" };
}

function readTests(file) {
  const report = read(file);
  const names = (report?.testResults ?? []).flatMap(failuresOf);
  return { passed: report?.numPassedTests ?? 0, failed: names.length, names };
}

/** Names of the tests of a file that failed, or the file if it failed before one of its tests ran. */
function failuresOf({ name, status, assertionResults }) {
  const path = relative(root, name);
  const failed = assertionResults.filter((each) => each.status === "failed");
  if (failed.length > 0) return failed.map((each) => `${path}: ${each.fullName}\n${quoteReason(each.failureMessages)}`);
  return status === "failed" ? [path] : [];
}

/** The first lines of a failure: the end of the output may be all that is kept of a run. */
function quoteReason([message = ""]) {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, 6);
  return lines.map((line) => `        ${line.slice(0, 300)}`).join("\n");
}

function readSteps(file) {
  const results = read(file) ?? [];
  const count = (wanted) => results.filter(({ outcome }) => outcome === wanted).length;
  return { passed: count("passed"), failed: count("failed") };
}

/** The counts of pytest; none if the machine has no pytest, and the step was not run. */
function readPython(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const text = readFileSync(file, "utf8");
  const count = (name) => Number(text.match(new RegExp(` ${name}="(\\d+)"`))?.[1] ?? 0);
  const failed = count("failures") + count("errors");
  return { passed: count("tests") - count("skipped") - failed, failed };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    process.stderr.write(`no results: ${error.message}\n`);
    return undefined;
  }
}
