import type { Batch, Committed, DocumentSet } from "@rollcall/service/store";
import type Database from "better-sqlite3";
import { commitSteps } from "../sql/commit/commit-steps.js";
import { runAtOnce } from "../sql/statements/steps.js";
import type { SqliteConnection } from "./sqlite-connection.js";
import { toRuntimeError } from "./sqlite-errors.js";

/** Answer to a commit, or its error. */
type Outcome = { readonly committed: Committed } | { readonly error: unknown };

/**
 * Creates the function that runs batches in one transaction and returns their outcomes, in order. Each batch has its own
 * savepoint, so that a refused or failed one is undone alone.
 */
export function createSharedTransaction(
  db: Database.Database,
  connection: SqliteConnection,
  documents: DocumentSet,
): (batches: readonly Batch[]) => readonly Outcome[] {
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

  return (batches) => {
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
}

function settle(work: () => Outcome): Outcome {
  try {
    return work();
  } catch (error) {
    return { error };
  }
}
