import { writeFileSync } from "node:fs";

/** Writes the tests that passed only when they were retried. The file is a JSON list of names, next to the results. */
export class FlakyReporter {
  #names = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky === true) this.#names.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd() {
    writeFileSync(`${process.env["ROLLCALL_TEST_RESULTS"]}.flaky`, JSON.stringify(this.#names));
  }
}
