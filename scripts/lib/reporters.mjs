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

/** Leaves the number of test cases of a run for scripts/weights.mjs. */
export class CaseCounter {
  #figure;

  constructor(figure) {
    this.#figure = figure;
  }

  onTestRunEnd(modules) {
    const cases = modules.map(({ children }) => [...children.allTests()].length);
    leaveFigure(
      this.#figure,
      cases.reduce((sum, each) => sum + each, 0),
    );
  }
}
