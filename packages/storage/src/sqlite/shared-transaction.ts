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
export interface TransactionOptions {
  readonly documents: DocumentSet;
  readonly publisher: LazyPublisher;
}

/**
 * Creates the function that runs batches in one transaction and returns their outcomes, in order. Of several batches,
 * each has its own savepoint, so that a refused or failed one is undone alone.
 */
export function createSharedTransaction(
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

  const runTogether = (batches: readonly Batch[]): readonly Outcome[] => {
    command("begin immediate");
    const outcomes = batches.map(runInSavepoint);
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
