import { afterAll, beforeAll, describe, it } from "vitest";
import { describeWith, type Open, type SuiteOptions } from "./describe-with.js";

export type { Open, ServerUnderTest, SuiteOptions } from "./describe-with.js";

/** Declares a suite of vitest with a test per requirement of a profile. */
export function describeConformance(open: Open, options: SuiteOptions = {}): void {
  const runner = {
    describe: (title: string, body: () => void) => void describe(title, body),
    it: (title: string, run: (skip: (reason: string) => void) => Promise<void>) =>
      void it(title, ({ skip }) => run((reason) => skip(reason))),
    before: (run: () => Promise<void>) => beforeAll(run),
    after: (run: () => Promise<void>) => afterAll(run),
  };
  describeWith(runner, open, options);
}
