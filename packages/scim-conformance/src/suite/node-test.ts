import { after, before, describe, it } from "node:test";
import { describeWith, type Open, type SuiteOptions } from "./describe-with.js";

export type { Open, ServerUnderTest, SuiteOptions } from "./describe-with.js";

/** Declares a suite of `node:test` with a test per requirement of a profile. */
export function describeConformance(open: Open, options: SuiteOptions = {}): void {
  const runner = {
    describe: (title: string, body: () => void) => void describe(title, body),
    it: (title: string, run: (skip: (reason: string) => void) => Promise<void>) =>
      void it(title, (test) => run((reason) => test.skip(reason))),
    before: (run: () => Promise<void>) => before(run),
    after: (run: () => Promise<void>) => after(run),
  };
  describeWith(runner, open, options);
}
