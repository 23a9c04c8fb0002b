import type { Pool, PoolClient } from "pg";
import { runInSequence, type Step, type Steps } from "../sql/statements/steps.js";
import type { StepRunner } from "./step-runner.js";

interface TransactionOptions {
  readonly pool: Pool;
  readonly runner: StepRunner;
}

/**
 * Runs steps in a transaction on a connection of the pool, and commits it if `isKept` accepts their result.
 * @throws every error of the driver
 */
export async function runTransaction<Result>(
  { pool, runner }: TransactionOptions,
  steps: Steps<Result>,
  isKept: (result: Result) => boolean,
): Promise<Result> {
  const client = await pool.connect();
  let lost: Error | undefined;
  // Statements whose result is not needed are sent together with the next one. Their failure fails the transaction.
  const unawaited: Promise<unknown>[] = [];
  try {
    const first = steps.next();
    const begun = client.query("begin isolation level read committed");
    // Only reads are sent together with `begin`: if it failed, a write would be kept.
    const isSentTogether = !first.done && [first.value, ...(first.value.along ?? [])].every(runner.onlyReads);
    if (!isSentTogether) await begun;
    const runNext = (step: Step) => {
      const running = runner.run(client, step);
      const isFirst = !first.done && step === first.value;
      return isSentTogether && isFirst ? Promise.all([running, begun]).then(([result]) => result) : running;
    };
    const result = await runInSequence(steps, runNext, unawaited, first);
    unawaited.push(client.query(isKept(result) ? "commit" : "rollback"));
    await Promise.all(unawaited);
    return result;
  } catch (error) {
    const failed = await firstFailed(unawaited);
    lost = await undo(client);
    throw failed ?? error;
  } finally {
    client.release(lost);
  }
}

/** First error among the runs. After it, PostgreSQL answers every statement that the transaction has failed. */
async function firstFailed(runs: readonly Promise<unknown>[]): Promise<unknown> {
  const settled = await Promise.allSettled(runs);
  return settled.find((each) => each.status === "rejected")?.reason;
}

/** Rolls back. Returns the error if the connection is no longer usable. */
async function undo(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query("rollback");
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error("rollback failed", { cause: error });
  }
}
