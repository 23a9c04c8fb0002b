import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./run.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Runs the named test files, including those that a usual run leaves out, one after another.
 * @param files paths from the root of the repository
 * @returns the exit code; 1 if one of the files ran no test
 */
export async function runTestFiles(files, { cwd = root } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "rollcall-files-"));
  const results = join(folder, "results.json");
  try {
    // A run of a few files is no measure of the tests.
    const env = { ...process.env, ROLLCALL_TEST_ALL: "1", ROLLCALL_TEST_RESULTS: results, ROLLCALL_FIGURES: undefined };
    const code = await run("pnpm", ["exec", "vitest", "run", "--maxWorkers=1", ...files], { cwd, env });
    const { testResults } = JSON.parse(readFileSync(results, "utf8"));
    const ran = new Set(
      testResults.flatMap(({ name, assertionResults }) => (assertionResults.some(isRun) ? [relative(cwd, name)] : [])),
    );
    const missing = files.filter((file) => !ran.has(file));
    for (const file of missing) process.stderr.write(`${file} ran no test\n`);
    return code || (missing.length > 0 ? 1 : 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function isRun({ status }) {
  return status === "passed" || status === "failed";
}
