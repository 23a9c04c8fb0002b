import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Batch, Committed, DocumentSet } from "@rollcall/service/store";
import { commitSteps } from "../sql/commit/commit-steps.js";
import type { LazyPublisher } from "../sql/events/lazy-publisher.js";
import { runAtOnce } from "../sql/statements/steps.js";
import type { SqliteConnection } from "./sqlite-connection.js";
import { toRuntimeError } from "./sqlite-errors.js";

/** Answer to a commit, or its error. */
type Outcome = { readonly committed: Committed } | { readonly error: unknown };

/** Dependencies of commits. */
interface TransactionOptions {
  readonly documents: DocumentSet;
  readonly publisher: LazyPublisher;
}

/**
 * Creates the function that runs batches in one transaction and returns their outcomes, in order. Of several batches,
 * a refused or failed one is undone alone: then all run again, each in its own savepoint.
 */
function createSharedTransaction(
  db: DatabaseSync,
  connection: SqliteConnection,
  { documents, publisher }: TransactionOptions,
): (batches: readonly Batch[]) => readonly Outcome[] {
  const command = createCommands(db);

  const undo = (text: string) => {
    command(text);
    // What was read meanwhile is no longer so.
    connection.changed();
  };

  const run = (batch: Batch): Outcome => {
    const outcome = toOutcome(() => ({
      committed: runAtOnce(commitSteps(batch, { documents, createPublisher: publisher.current() }), connection.run),
    }));
    // Some errors, such as a full disk, have already rolled back the whole transaction.
    if (!db.isTransaction) throw "error" in outcome ? outcome.error : new Error("The transaction was rolled back.");
    return outcome;
  };

  const runAlone = (batch: Batch): readonly Outcome[] => {
    command("begin immediate");
    const outcome = run(batch);
    if (isKept(outcome)) command("commit");
    else undo("rollback");
    return [outcome];
  };

  const runInSavepoint = (batch: Batch): Outcome => {
    command("savepoint one");
    const outcome = run(batch);
    if (!isKept(outcome)) undo("rollback to one");
    command("release one");
    return outcome;
  };

  /** Outcomes without savepoints, which most batches do not need; undefined if one is refused or fails. */
  const runUntilRefused = (batches: readonly Batch[]): readonly Outcome[] | undefined => {
    const outcomes: Outcome[] = [];
    for (const batch of batches) {
      const outcome = run(batch);
      if (!isKept(outcome)) return undefined;
      outcomes.push(outcome);
    }
    return outcomes;
  };

  const runTogether = (batches: readonly Batch[]): readonly Outcome[] => {
    command("begin immediate");
    let outcomes = runUntilRefused(batches);
    if (outcomes === undefined) {
      undo("rollback");
      command("begin immediate");
      outcomes = batches.map(runInSavepoint);
    }
    command("commit");
    return outcomes;
  };

  return (batches) => {
    const [first, ...others] = batches;
    try {
      return first !== undefined && others.length === 0 ? runAlone(first) : runTogether(batches);
    } catch (error) {
      if (db.isTransaction) db.exec("rollback");
      connection.changed();
      return batches.map(() => ({ error: toRuntimeError(error) }));
    }
  };
}

/** Runs commands of transactions, each prepared on first use. */
function createCommands(db: DatabaseSync): (text: string) => void {
  const prepared = new Map<string, StatementSync>();
  return (text) => {
    const known = prepared.get(text) ?? db.prepare(text);
    prepared.set(text, known);
    known.run();
  };
}

function isKept(outcome: Outcome): boolean {
  return "committed" in outcome && outcome.committed.ok;
}

function toOutcome(work: () => Outcome): Outcome {
  try {
    return work();
  } catch (error) {
    return { error };
  }
}

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
