import { type Batch, type Committed, type Expectation, isAboutOutcome } from "@rollcall/service/store";
import { applyWrite, type Made } from "./apply-write.js";
import { checkExpectation } from "./check-expectation.js";
import { byLockOrder } from "./lock-order.js";
import { type Steps, together } from "./steps.js";

/** What a commit does inside its transaction. Where the answer is not `ok`, the transaction is to be undone. */
export function* commitSteps({ expect, writes }: Batch): Steps<Committed> {
  const before = yield* firstFailed(expect.filter((each) => !isAboutOutcome(each)));
  if (before !== undefined) return { ok: false, failed: before };
  const messages: Made[] = [];
  for (const write of writes) {
    const failed = yield* applyWrite(write, messages);
    if (failed !== undefined) return { ok: false, failed };
  }
  const after = yield* firstFailed(expect.filter(isAboutOutcome));
  return after === undefined ? { ok: true, messages } : { ok: false, failed: after };
}

/** The first in the batch's order that does not hold; they are checked in the order of their locks. */
function* firstFailed(expectations: readonly Expectation[]): Steps<Expectation | undefined> {
  const inOrder = expectations.toSorted(byLockOrder);
  const held = yield* together(inOrder.map(checkExpectation));
  const failed = new Set(inOrder.filter((_, at) => held[at] !== true));
  return expectations.find((expectation) => failed.has(expectation));
}
