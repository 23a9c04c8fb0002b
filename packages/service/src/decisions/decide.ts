import type { Expectation } from "../expectations.js";
import type { Batch, Committed } from "../service-store.js";
import type { Write } from "../writes.js";
import { runSerially } from "./run-serially.js";

/** What a rule makes of what it read: an answer at once, or a commit and what it answers then. */
export type Decision<Answer, Writes extends readonly Write[] = readonly Write[]> =
  | { readonly kind: "answer"; readonly answer: Answer }
  | {
      readonly kind: "commit";
      readonly batch: Batch<Writes>;
      readonly answer: (committed: Extract<Committed<Writes>, { ok: true }>) => Answer;
      /** The answer to an expectation that no reading can foresee; undefined decides anew. */
      readonly refuse?: (failed: Expectation) => Answer | undefined;
    };

const maxAttempts = 25;

/** The part of a store that decisions need. */
interface Committer<Writes extends readonly Write[]> {
  commit(batch: Batch<Writes>): Promise<Committed<Writes>>;
}

/**
 * Reads, decides and commits; decides anew where what the decision stood on has changed meanwhile. Those whose decisions
 * stood on the same thing do so one after the other, so that each of however many gets its turn.
 * @param decision reads the store and answers a decision; it is called again for each attempt, which counts from 1
 * @throws Error where the state keeps moving, which a lock or a limit above should have prevented
 */
export async function decide<Answer, Writes extends readonly Write[] = readonly Write[]>(
  store: Committer<NoInfer<Writes>>,
  decision: (attempt: number) => Promise<Decision<Answer, Writes>>,
): Promise<Answer> {
  const first = await tryOnce(store, decision, 1);
  return first.ok ? first.answer : runSerially(store, thingOf(first.failed), () => decideAnew(store, decision));
}

async function decideAnew<Answer, Writes extends readonly Write[]>(
  store: Committer<Writes>,
  decision: (attempt: number) => Promise<Decision<Answer, Writes>>,
): Promise<Answer> {
  for (let attempt = 2; ; attempt += 1) {
    const tried = await tryOnce(store, decision, attempt);
    if (tried.ok) return tried.answer;
    if (attempt === maxAttempts) {
      throw new Error(`Still expected ${JSON.stringify(tried.failed)} after ${maxAttempts} attempts`);
    }
  }
}

type Tried<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly failed: Expectation };

async function tryOnce<Answer, Writes extends readonly Write[]>(
  store: Committer<Writes>,
  decision: (attempt: number) => Promise<Decision<Answer, Writes>>,
  attempt: number,
): Promise<Tried<Answer>> {
  const decided = await decision(attempt);
  if (decided.kind === "answer") return { ok: true, answer: decided.answer };
  const committed = await store.commit(decided.batch);
  if (committed.ok) return { ok: true, answer: decided.answer(committed) };
  const refusal = decided.refuse?.(committed.failed);
  return refusal === undefined ? { ok: false, failed: committed.failed } : { ok: true, answer: refusal };
}

/** What an expectation is about, whatever was expected of it. */
function thingOf(failed: Expectation): string {
  return failed.kind === "version" ? `${failed.document} ${JSON.stringify(failed.key)}` : JSON.stringify(failed);
}
