import type { Batch, Committed, DocumentSet } from "@rollcall/service/store";
import { commitSteps } from "../sql/commit/commit-steps.js";
import { planBatch } from "../sql/commit/plan-batch.js";
import { createLazyPublisher } from "../sql/events/lazy-publisher.js";
import { changeMember, onlyMemberChange } from "./members/change-member.js";
import { countedMembers } from "./members/counted-members.js";
import { createMessageQueue, onlyMessage } from "./message-queue.js";
import type { PostgresConnection } from "./postgres-connection.js";
import { onlyReplacement, replaceInPlace } from "./replace-user.js";
import { retryTransaction } from "./retry.js";

/**
 * Creates the commit function, which runs each batch in a transaction. The rows that a batch relies on are locked, and
 * names are guarded by unique indexes, so read committed is sufficient. A transaction that the database aborts in favor
 * of another one is retried.
 */
export function createCommit(
  connection: PostgresConnection,
  { documents, subscribed }: { readonly documents: DocumentSet; readonly subscribed: () => ReadonlySet<string> },
): (batch: Batch) => Promise<Committed> {
  const insert = createMessageQueue(connection);
  const publisher = createLazyPublisher({
    subscribed,
    loadWrites: async () => (await import("../sql/events/event-writes.js")).eventWrites,
  });
  return async (batch) => {
    await publisher.prepare(batch);
    const createPublisher = publisher.current();
    const steps = () => commitSteps(batch, { documents, createPublisher, members: countedMembers });
    const isKept = ({ ok }: Committed) => ok;
    if (createPublisher?.(batch) !== undefined) return retryTransaction(connection, steps, isKept);
    const plan = planBatch(batch);
    const message = onlyMessage(plan);
    if (message !== undefined) return insert(message);
    const replacement = onlyReplacement(plan);
    if (replacement !== undefined && (await replaceInPlace(connection, replacement))) return { ok: true, messages: [] };
    const change = onlyMemberChange(plan);
    if (change !== undefined && (await changeMember(connection, change, batch.releases))) {
      return { ok: true, messages: [], ...(batch.releases !== undefined && { released: true }) };
    }
    return retryTransaction(connection, steps, isKept);
  };
}
