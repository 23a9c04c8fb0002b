import type { Batch, Committed, DocumentSet } from "@rollcall/service/store";
import type Database from "better-sqlite3";
import { createSharedTransaction, type Outcome } from "./shared-transaction.js";
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

interface WaitingCommit {
  readonly batch: Batch;
  readonly resolve: (committed: Committed) => void;
  readonly reject: (error: unknown) => void;
}

type Transact = (batches: readonly Batch[]) => readonly Outcome[];

/** Maximum number of commits per transaction, so that one turn of the event loop does not take too long. */
const maxCommits = 256;
/** Maximum number of turns that a commit waits for others. */
const maxTurns = 8;

/** Creates a queue of commits. A database in memory has no sync that they could share, so they run at once. */
export function createCommitQueue(
  db: Database.Database,
  connection: SqliteConnection,
  documents: DocumentSet,
  onTransaction: (transaction: SqliteTransaction) => void,
): CommitQueue {
  const shared = createSharedTransaction(db, connection, documents);
  const transact: Transact = (batches) => {
    const outcomes = shared(batches);
    onTransaction({ commits: batches.length });
    return outcomes;
  };
  return db.memory ? commitAtOnce(transact) : commitTogether(transact);
}

function commitAtOnce(transact: Transact): CommitQueue {
  return {
    async commit(batch) {
      const [outcome] = transact([batch]);
      if (outcome === undefined || "error" in outcome) throw outcome?.error;
      return outcome.committed;
    },
    drain: () => undefined,
  };
}

/** Gathers commits into one transaction with one sync, while each turn of the event loop brings more. */
function commitTogether(transact: Transact): CommitQueue {
  const waiting: WaitingCommit[] = [];

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
    const outcomes = transact(now.map(({ batch }) => batch));
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
