import {
  type Batch,
  type Committed,
  type DocumentSet,
  type Expectation,
  isAboutOutcome,
} from "@rollcall/service/store";
import type { CreatePublisher } from "../events/publish-events.js";
import { type Steps, together } from "../statements/steps.js";
import { type MemberWrites, memberWrites } from "../writes/group-members.js";
import type { PutOptions } from "../writes/put-document.js";
import { applyWrite, type Made } from "./apply-write.js";
import { checkExpectation } from "./check-expectation.js";
import { byLockOrder } from "./lock-order.js";
import { type Plan, planBatch } from "./plan-batch.js";

/** Options of a database's commit. */
interface CommitOptions extends PutOptions {
  /** Records the events of commits with a stamp. It is loaded when an app subscribes to any. */
  readonly createPublisher?: CreatePublisher | undefined;
  /** Default: statements that every database has. */
  readonly members?: MemberWrites;
}

/**
 * Steps of a commit inside its transaction. If the answer is not `ok`, the transaction must be rolled back.
 */
export function* commitSteps(
  batch: Batch,
  { documents, createPublisher, members = memberWrites, assumesFree = false }: CommitOptions,
): Steps<Committed> {
  const plan = planBatch(batch);
  const publisher = createPublisher?.(batch);
  const before = yield* firstFailed(
    plan.expect.filter((each) => !isAboutOutcome(each)),
    documents,
  );
  if (before !== undefined) return yield* refuse(before, plan, { batch, documents, done: 0 });
  if (publisher !== undefined) yield* publisher.before();
  const messages: Made[] = [];
  for (const [at, planned] of plan.writes.entries()) {
    const failed = yield* applyWrite(planned, { made: messages, documents, members, assumesFree });
    if (failed !== undefined) return yield* refuse(failed, plan, { batch, documents, done: at + 1 });
  }
  const after = yield* firstFailed(plan.expect.filter(isAboutOutcome), documents);
  if (after !== undefined) return { ok: false, failed: after };
  const receivers = publisher === undefined ? [] : yield* publisher.after(messages);
  return { ok: true, messages, ...(receivers.length > 0 && { receivers }) };
}

interface Refused {
  readonly batch: Batch;
  readonly documents: DocumentSet;
  /** Number of writes that were tried. */
  readonly done: number;
}

/** Answers with the first expectation of the batch that fails, including those that a later write would check. */
function* refuse(failed: Expectation, plan: Plan, { batch, documents, done }: Refused): Steps<Committed> {
  const pending = plan.writes.slice(done).flatMap(({ guard }) => guard ?? []);
  if (pending.length === 0) return { ok: false, failed };
  const places = new Map(batch.expect.map((expectation, place) => [expectation, place]));
  const place = places.get(failed) ?? batch.expect.length;
  const earlier = pending.filter((each) => (places.get(each) ?? 0) < place);
  return { ok: false, failed: (yield* firstFailed(earlier, documents)) ?? failed };
}

/** First failed expectation in the batch's order. They are checked in lock order. */
function* firstFailed(expectations: readonly Expectation[], documents: DocumentSet): Steps<Expectation | undefined> {
  if (expectations.length === 0) return undefined;
  const inOrder = expectations.toSorted(byLockOrder);
  const held = yield* together(inOrder.map((each) => checkExpectation(each, documents)));
  const failed = new Set(inOrder.filter((_, at) => held[at] !== true));
  return expectations.find((expectation) => failed.has(expectation));
}
