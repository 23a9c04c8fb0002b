import type { Batch, Committed, DocumentSet } from "@rollcall/service/store";
import { commitSteps } from "../sql/commit/commit-steps.js";
import { type PlannedWrite, planBatch } from "../sql/commit/plan-batch.js";
import { createLazyPublisher } from "../sql/events/lazy-publisher.js";
import { UniqueViolation } from "../sql/writes/claim-name.js";
import { changeMember, changeMemberWithEvents, onlyMemberChange } from "./members/change-member.js";
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
  const lazyPublisher = createLazyPublisher({
    subscribed,
    loadWrites: async () => (await import("../sql/events/event-writes.js")).eventWrites,
  });
  return async (batch) => {
    await lazyPublisher.prepare(batch);
    const createPublisher = lazyPublisher.current();
    const isKept = ({ ok }: Committed) => ok;
    const run = (assumesFree = false) => {
      const steps = () => commitSteps(batch, { documents, createPublisher, members: countedMembers, assumesFree });
      return retryTransaction(connection, steps, isKept);
    };
    const plan = planBatch(batch);
    const assumed = plan.writes.some(createsUser) ? await unlessViolated(run(true)) : undefined;
    // What is taken takes further statements to find out.
    if (assumed?.ok === true) return assumed;
    const change = onlyMemberChange(plan);
    if (createPublisher?.(batch) !== undefined) {
      const events = { createPublisher: () => createPublisher(batch), releases: batch.releases };
      const changed = change && (await changeMemberWithEvents(connection, change, events));
      return changed ?? run();
    }
    const message = onlyMessage(plan);
    if (message !== undefined) return insert(message);
    const replacement = onlyReplacement(plan);
    if (replacement !== undefined && (await replaceInPlace(connection, replacement))) return { ok: true, messages: [] };
    if (change !== undefined && (await changeMember(connection, change, batch.releases))) {
      return { ok: true, messages: [], ...(batch.releases !== undefined && { released: true }) };
    }
    return run();
  };
}

function createsUser({ write, guard }: PlannedWrite): boolean {
  return write.kind === "put" && write.document === "user" && guard?.kind === "version" && guard.version === 0;
}

/** The answer; undefined if a unique index refused a row. */
async function unlessViolated(committing: Promise<Committed>): Promise<Committed | undefined> {
  try {
    return await committing;
  } catch (error) {
    if (error instanceof UniqueViolation) return undefined;
    throw error;
  }
}
