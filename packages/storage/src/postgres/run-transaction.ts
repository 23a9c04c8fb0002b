import type { Pool, PoolClient, QueryConfig } from "pg";
import { runInSequence, type Step, StepError, type StepResult, type Steps } from "../sql/statements/steps.js";
import { sendFlight } from "./flight.js";
import { type StepRunner, toStepCause } from "./step-runner.js";

interface TransactionOptions {
  readonly pool: Pool;
  readonly runner: StepRunner;
}

const begin: QueryConfig = { text: "begin isolation level read committed" };

/**
 * Runs steps in a transaction on a connection of the pool, and commits it if `isKept` accepts their result. The begin is
 * sent together with the first statements, and the end with the last ones whose results are not needed.
 * @throws every error of the driver
 */
export async function runTransaction<Result>(
  { pool, runner }: TransactionOptions,
  steps: Steps<Result>,
  isKept: (result: Result) => boolean,
): Promise<Result> {
  const client = await pool.connect();
  let lost: Error | undefined;
  let isBegun = false;
  let isCommitted = false;
  const send = async (batch: readonly Step[], end?: "commit" | "rollback"): Promise<readonly StepResult[]> => {
    const before = isBegun ? [] : [begin];
    const after = end === undefined ? [] : [{ text: end }];
    isBegun = true;
    const results = await sendFlight(client, [...before, ...batch.map(runner.toQuery), ...after]).catch((error) => {
      throw toStepError(error, before.length);
    });
    return results.slice(before.length, before.length + batch.length);
  };
  const sendStep = async (batch: readonly Step[]) => {
    const isLast = batch.some((step) => step.isLast);
    const results = await send(batch, isLast ? "commit" : undefined);
    isCommitted = isLast;
    return results;
  };
  try {
    const { result, unsent } = await runInSequence(steps, sendStep);
    if (isCommitted) return result;
    if (isKept(result)) await send(unsent, "commit");
    else if (isBegun) await send([], "rollback");
    return result;
  } catch (error) {
    lost = await undo(client);
    // That of the end of the transaction was not thrown into the steps.
    throw error instanceof StepError ? error.cause : error;
  } finally {
    client.release(lost);
  }
}

/** The error of a flight, with the place among the steps, which come after the begin. */
function toStepError(error: unknown, stepsBefore: number): unknown {
  return error instanceof StepError ? new StepError(error.at - stepsBefore, toStepCause(error.cause)) : error;
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
