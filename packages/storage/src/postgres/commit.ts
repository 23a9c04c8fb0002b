import type { Batch, Committed } from "@rollcall/service/store";
import { commitSteps } from "../sql/commit-steps.js";
import { createMessageQueue, onlyMessage } from "./message-queue.js";
import type { PostgresConnection } from "./postgres-connection.js";
import { onlyReplacement, replaceInPlace } from "./replace-user.js";
import { transactAnew } from "./transact-anew.js";

/**
 * Makes what does a commit in a transaction of its own. What it stands on is locked by row, and names by their unique
 * indexes, so that read committed is enough; where the database ends it for the sake of another, it is done again.
 */
export function createCommit(connection: PostgresConnection): (batch: Batch) => Promise<Committed> {
  const insert = createMessageQueue(connection);
  return async (batch) => {
    const message = onlyMessage(batch);
    if (message !== undefined) return insert(message);
    const replacement = onlyReplacement(batch);
    if (replacement !== undefined && (await replaceInPlace(connection, replacement))) return { ok: true, messages: [] };
    return transactAnew(
      connection,
      () => commitSteps(batch),
      ({ ok }) => ok,
    );
  };
}
