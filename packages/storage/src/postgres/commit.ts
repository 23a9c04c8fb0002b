import type { Batch, Committed, DocumentSet } from "@rollcall/service/store";
import { commitSteps } from "../sql/commit/commit-steps.js";
import { planBatch } from "../sql/commit/plan-batch.js";
import { createMessageQueue, onlyMessage } from "./message-queue.js";
import type { PostgresConnection } from "./postgres-connection.js";
import { onlyReplacement, replaceInPlace } from "./replace-user.js";
import { retryTransaction } from "./retry.js";

/**
 * Makes what does a commit in a transaction of its own. What it stands on is locked by row, and names by their unique
 * indexes, so that read committed is enough; where the database ends it for the sake of another, it is done again.
 */
export function createCommit(
  connection: PostgresConnection,
  documents: DocumentSet,
): (batch: Batch) => Promise<Committed> {
  const insert = createMessageQueue(connection);
  return async (batch) => {
    const plan = planBatch(batch);
    const message = onlyMessage(plan);
    if (message !== undefined) return insert(message);
    const replacement = onlyReplacement(plan);
    if (replacement !== undefined && (await replaceInPlace(connection, replacement))) return { ok: true, messages: [] };
    return retryTransaction(
      connection,
      () => commitSteps(batch, documents),
      ({ ok }) => ok,
    );
  };
}
