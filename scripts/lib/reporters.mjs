import { writeFileSync } from "node:fs";
import { leaveFigure } from "./figures.mjs";

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

/** Leaves the number of test cases of a run for scripts/weights.mjs: of `npm test -- --all`, and those that `npm test` runs. */
export class CaseCounter {
  #isEveryDay;

  /** `isEveryDay` tells whether `npm test` runs the file of a test module in a project, by their names. */
  constructor(isEveryDay) {
    this.#isEveryDay = isEveryDay;
  }

  onTestRunEnd(modules) {
    const count = (counted) => counted.reduce((sum, { children }) => sum + [...children.allTests()].length, 0);
    const everyDay = modules.filter(({ relativeModuleId, project }) =>
      this.#isEveryDay(relativeModuleId, project.name),
    );
    leaveFigure("test-cases", count(everyDay));
    if (process.env["ROLLCALL_TEST_ALL"] !== undefined) leaveFigure("test-cases-all", count(modules));
  }
}
