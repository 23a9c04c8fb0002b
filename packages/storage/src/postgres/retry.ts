import type { Steps } from "../sql/statements/steps.js";
import type { PostgresConnection } from "./postgres-connection.js";
import { isTransient, toRuntimeError } from "./postgres-errors.js";

const maxAttempts = 50;

/**
 * Runs steps in a transaction, and retries if the database aborts it in favor of another one.
 * @param steps makes the steps of one attempt
 */
export function retryTransaction<Result>(
  connection: PostgresConnection,
  steps: () => Steps<Result>,
  isKept: (result: Result) => boolean,
): Promise<Result> {
  return retry(() => connection.transact(steps(), isKept));
}

/** Runs work that is one transaction, and retries if the database aborts it in favor of another one. */
export async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error) || attempt === maxAttempts) throw toRuntimeError(error);
    }
  }
}
