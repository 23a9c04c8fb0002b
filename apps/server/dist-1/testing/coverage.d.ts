import { type CoverageDemands } from "../double.js";
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
export declare function demandCoverage(demands: CoverageDemands): SuiteCoverage;
//# sourceMappingURL=coverage.d.ts.map