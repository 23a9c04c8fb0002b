import type { Expectation } from "./store/expectation.js";
import type { Batch, Committed, Store } from "./store/store.js";

/** What a rule makes of what it read: an answer at once, or a commit and what it answers then. */
export type Decision<Answer> =
  | { readonly kind: "answer"; readonly answer: Answer }
  | {
      readonly kind: "commit";
      readonly batch: Batch;
      readonly answer: (committed: Extract<Committed, { ok: true }>) => Answer;
      /** The answer to an expectation that no reading can foresee; undefined decides anew. */
      readonly refuse?: (failed: Expectation) => Answer | undefined;
    };

const maxAttempts = 25;

/**
 * Reads, decides and commits; decides anew where what the decision stood on has changed meanwhile.
 * @param decision reads the store and answers a decision; it is called again for each attempt, which counts from 1
 * @throws Error where the state keeps moving, which a lock or a limit above should have prevented
 */
export async function decide<Answer>(
  store: Pick<Store, "commit">,
  decision: (attempt: number) => Promise<Decision<Answer>>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const decided = await decision(attempt);
    if (decided.kind === "answer") return decided.answer;
    const committed = await store.commit(decided.batch);
    if (committed.ok) return decided.answer(committed);
    const refusal = decided.refuse?.(committed.failed);
    if (refusal !== undefined) return refusal;
    if (attempt === maxAttempts) {
      throw new Error(`Still expected ${JSON.stringify(committed.failed)} after ${maxAttempts} attempts`);
    }
  }
}
