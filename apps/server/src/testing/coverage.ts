import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CoverageDemands, checkCoverage, readCoverage } from "../double.js";

/** Functions that a test runner calls before its first and after its last test: vitest the first two, `node:test` the others. */
export interface SuiteCoverage {
  setup(): Promise<void>;
  teardown(): Promise<void>;
  globalSetup(): Promise<void>;
  globalTeardown(): Promise<void>;
}

/**
 * Collects the coverage of all servers of a suite, over all files and processes, and fails the run if it does not meet
 * the demands. Export the returned functions from the file that `globalSetup` of vitest or `--test-global-setup` of Node
 * names.
 */
export function demandCoverage(demands: CoverageDemands): SuiteCoverage {
  let folder: string | undefined;
  const setup = async () => {
    folder = await mkdtemp(join(tmpdir(), "rollcall-coverage-"));
    process.env["ROLLCALL_COVERAGE"] = folder;
  };
  const teardown = async () => {
    if (folder === undefined) return;
    const report = await readCoverage(folder);
    await rm(folder, { recursive: true });
    const unmet = report === undefined ? ["No server was used and closed."] : checkCoverage(report, demands);
    if (unmet.length === 0) return;
    process.stderr.write(
      `Rollcall: the tests exercise less than required:\n${unmet.map((line) => `  ${line}\n`).join("")}`,
    );
    process.exitCode = 1;
  };
  return { setup, teardown, globalSetup: setup, globalTeardown: teardown };
}
