import type { Batch, Committed, DocumentSet } from "@rollcall/service/store";
import type Database from "better-sqlite3";
import { commitSteps } from "../sql/commit/commit-steps.js";
import { runAtOnce } from "../sql/statements/steps.js";
import type { SqliteConnection } from "./sqlite-connection.js";
import { toRuntimeError } from "./sqlite-errors.js";

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

type Outcome = { readonly committed: Committed } | { readonly error: unknown };

/** Maximum number of commits per transaction, so that one turn of the event loop does not take too long. */
const maxCommits = 256;
/** Maximum number of turns that a commit waits for others. */
const maxTurns = 8;

/**
 * Creates a queue that gathers commits into one transaction with one sync, while each turn of the event loop brings
 * more. Each commit has its own savepoint, so that a refused or failed one is undone alone.
 */
export function createCommitQueue(
  db: Database.Database,
  connection: SqliteConnection,
  documents: DocumentSet,
  onTransaction: (transaction: SqliteTransaction) => void,
): CommitQueue {
  const waiting: WaitingCommit[] = [];
  const command = (text: string) => {
    const prepared = db.prepare(text);
    return () => prepared.run();
  };
  const [begin, commit, save, undo, release] = [
    command("begin immediate"),
    command("commit"),
    command("savepoint one"),
    command("rollback to one"),
    command("release one"),
  ];

  const attempt = (batch: Batch): Outcome => {
    save();
    const outcome = settle(() => ({ committed: runAtOnce(commitSteps(batch, documents), connection.run) }));
    // Some errors, such as a full disk, have already rolled back the whole transaction.
    if (!db.inTransaction) throw "error" in outcome ? outcome.error : new Error("The transaction was rolled back.");
    if ("error" in outcome || !outcome.committed.ok) undo();
    release();
    return outcome;
  };

  const transact = (batches: readonly Batch[]): readonly Outcome[] => {
    try {
      begin();
      const outcomes = batches.map(attempt);
      commit();
      return outcomes;
    } catch (error) {
      if (db.inTransaction) db.exec("rollback");
      return batches.map(() => ({ error: toRuntimeError(error) }));
    }
  };

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
    onTransaction({ commits: now.length });
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

function settle(work: () => Outcome): Outcome {
  try {
    return work();
  } catch (error) {
    return { error };
  }
}
