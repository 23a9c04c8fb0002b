import { writeFileSync } from "node:fs";

/** Writes the tests that passed only when they were retried, as a JSON list of names, beside the results of all. */
export class FlakyReporter {
  #names = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky === true) this.#names.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd() {
    writeFileSync(`${process.env["ROLLCALL_TEST_RESULTS"]}.flaky`, JSON.stringify(this.#names));
  }
}
