import type { ScimCode } from "@rollcall/api/scim";
import type { Reason, ScimRefusal } from "@rollcall/scim-core";
import type { Awaitable } from "@rollcall/webapi-core";
import { noteReleased } from "../model/locks.js";
import type { Batch, Committed, Expectation, Write } from "../model/store.js";

/** Refusal of a SCIM call. */
export type Refusal = ScimRefusal<ScimCode>;

/** Result of a rule for a value: the value to store, or a refusal. */
export type Result<Value> = { readonly ok: true; readonly value: Value } | Refusal;

/** Refusal of any call, with its code and reason. */
export interface Refused<Code extends string> {
  readonly ok: false;
  readonly error: Code;
  readonly reason: Reason;
  /** Lines of `response_metadata.messages`. */
  readonly messages?: readonly string[];
}

/** Builds a refusal with its reason. */
export function refuse<const Code extends string>(error: Code, reason: Reason): Refused<Code> {
  return { ok: false, error, reason };
}

/** Creates a function that builds the refusals of one rule. */
export function createRefuse<Codes extends string>(rule: string) {
  return <const Code extends Codes>(error: Code, found: unknown, wanted?: string): Refused<Code> =>
    refuse(error, { rule, found, ...(wanted !== undefined && { wanted }) });
}

/** Accepts a value to store. */
export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** Last waiting run of each key, by owner. */
const lastRuns = new WeakMap<object, Map<string, Promise<void>>>();

/**
 * Runs after all earlier runs with the same owner and key have settled.
 * @param key what the runs compete for
 */
export async function runSerially<Result>(owner: object, key: string, run: () => Promise<Result>): Promise<Result> {
  const waiting = lastRuns.get(owner) ?? new Map<string, Promise<void>>();
  lastRuns.set(owner, waiting);
  const before = waiting.get(key);
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.set(key, promise);
  try {
    await before;
    return await run();
  } finally {
    if (waiting.get(key) === promise) waiting.delete(key);
    resolve();
  }
}

/** Result of a rule: an answer, or a commit with the answer to its success. */
export type Decision<Answer, Writes extends readonly Write[] = readonly Write[]> =
  | { readonly kind: "answer"; readonly answer: Answer }
  | {
      readonly kind: "commit";
      readonly batch: Batch<Writes>;
      readonly answer: (committed: Extract<Committed<Writes>, { ok: true }>) => Awaitable<Answer>;
      /** Answer to an expectation that reading cannot foresee. Undefined retries the decision. */
      readonly refuse?: (failed: Expectation) => Answer | undefined;
    };

const maxAttempts = 25;

/** Part of a store that decisions use. */
interface Committer<Writes extends readonly Write[]> {
  commit(batch: Batch<Writes>): Promise<Committed<Writes>>;
}

/**
 * Reads, decides and commits. Retries the decision when the state that it relied on has changed. Retries that compete
 * for the same state run one after another, so that each gets its turn.
 * @param decision reads the store and decides; called for each attempt, starting at 1
 * @throws Error if the state still changes after 25 attempts, which a lock or a limit should have prevented
 */
export async function decide<Answer, Writes extends readonly Write[] = readonly Write[]>(
  store: Committer<NoInfer<Writes>>,
  decision: (attempt: number) => Promise<Decision<Answer, Writes>>,
): Promise<Answer> {
  const first = await tryOnce(store, decision, 1);
  return first.ok ? first.answer : runSerially(store, subjectOf(first.failed), () => retryDecision(store, decision));
}

async function retryDecision<Answer, Writes extends readonly Write[]>(
  store: Committer<Writes>,
  decision: (attempt: number) => Promise<Decision<Answer, Writes>>,
): Promise<Answer> {
  for (let attempt = 2; ; attempt += 1) {
    const outcome = await tryOnce(store, decision, attempt);
    if (outcome.ok) return outcome.answer;
    if (attempt === maxAttempts) {
      throw new Error(`Still expected ${JSON.stringify(outcome.failed)} after ${maxAttempts} attempts`);
    }
  }
}

type Attempt<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly failed: Expectation };

async function tryOnce<Answer, Writes extends readonly Write[]>(
  store: Committer<Writes>,
  decision: (attempt: number) => Promise<Decision<Answer, Writes>>,
  attempt: number,
): Promise<Attempt<Answer>> {
  const decided = await decision(attempt);
  if (decided.kind === "answer") return { ok: true, answer: decided.answer };
  const committed = await store.commit(decided.batch);
  if (committed.ok) {
    if (committed.released && decided.batch.releases !== undefined) noteReleased(decided.batch.releases);
    return { ok: true, answer: await decided.answer(committed) };
  }
  const refusal = decided.refuse?.(committed.failed);
  return refusal === undefined ? { ok: false, failed: committed.failed } : { ok: true, answer: refusal };
}

/** The subject of an expectation, whichever value it expects. */
function subjectOf(failed: Expectation): string {
  return failed.kind === "version" ? `${failed.document} ${JSON.stringify(failed.key)}` : JSON.stringify(failed);
}
