import type { DatabaseSync } from "node:sqlite";
import type { Batch, Committed } from "@rollcall/service/store";
import { createSharedTransaction, type TransactionOptions } from "./shared-transaction.js";
import type { SqliteConnection } from "./sqlite-connection.js";

/** A finished transaction. */
export interface SqliteTransaction {
  /** Number of commits that shared it, including refused ones. */
  readonly commits: number;
}

interface CommitQueue {
  commit(batch: Batch): Promise<Committed>;
  /** Runs the waiting commits now. */
  drain(): void;
}

interface QueueOptions extends TransactionOptions {
  readonly onTransaction: (transaction: SqliteTransaction) => void;
}

interface WaitingCommit {
  readonly batch: Batch;
  readonly resolve: (committed: Committed) => void;
  readonly reject: (error: unknown) => void;
}

/** Maximum number of commits per transaction, so that one turn of the event loop does not take too long. */
const maxCommits = 256;
/** Maximum number of turns that a commit waits for others. */
const maxTurns = 8;

/**
 * Creates a queue that gathers commits into one transaction with one sync, while each turn of the event loop brings
 * more. A refused or failed commit is undone alone. In memory there is no sync, but calls that arrive together are
 * answered together, which costs less than a turn of the event loop for each.
 * @param open returns the open database, when a transaction begins
 */
export function createCommitQueue(
  open: () => DatabaseSync,
  connection: SqliteConnection,
  options: QueueOptions,
): CommitQueue {
  const waiting: WaitingCommit[] = [];
  let transact: ReturnType<typeof createSharedTransaction> | undefined;

  /** Waits while each turn brings more commits, because they share the cost of a sync. */
  const gather = (seen: number, turns: number) => {
    setImmediate(() => {
      const arrived = waiting.length;
      if (arrived > seen && arrived < maxCommits && turns < maxTurns) gather(arrived, turns + 1);
      else flush();
    });
  };

  const flush = () => {
    const now = waiting.splice(0, maxCommits);
    if (now.length === 0) return;
    if (waiting.length > 0) setImmediate(flush);
    transact ??= createSharedTransaction(open(), connection, options);
    const outcomes = transact(now.map(({ batch }) => batch));
    options.onTransaction({ commits: now.length });
    for (const [index, outcome] of outcomes.entries()) {
      if ("error" in outcome) now[index]?.reject(outcome.error);
      else now[index]?.resolve(outcome.committed);
    }
  };

  return {
    commit: (batch) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) gather(0, 1);
        waiting.push({ batch, resolve, reject });
      }),
    drain() {
      while (waiting.length > 0) flush();
    },
  };
}
