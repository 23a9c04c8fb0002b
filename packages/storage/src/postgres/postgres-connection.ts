import type { Pool } from "pg";
import type { Reading } from "../sql/statements/reading.js";
import { sql } from "../sql/statements/sql.js";
import { statement } from "../sql/statements/statement.js";
import { execute, type Step, type StepResult, type Steps } from "../sql/statements/steps.js";
import { unsynced } from "./postgres-dialect.js";
import { toRuntimeError } from "./postgres-errors.js";
import { runTransaction } from "./run-transaction.js";
import { shareConnections } from "./share-connections.js";
import { createStepRunner, type StatementNaming } from "./step-runner.js";

/**
 * Runs statements on connections of a pool. Each connection prepares a statement once, by name, unless the statement is
 * used only once.
 */
export interface PostgresConnection extends Reading {
  /**
   * Runs steps in a transaction, and commits it if `isKept` accepts their result.
   * @throws every error of the driver
   */
  transact<Result>(steps: Steps<Result>, isKept: (result: Result) => boolean): Promise<Result>;
  /** Runs a single statement. Reads of the same turn share a connection, so that they need one round trip together. */
  runAlone(step: Step): Promise<StepResult>;
}

/** Runs statements on a pool, which it does not end. */
export function createPostgresConnection(pool: Pool, naming: StatementNaming): PostgresConnection {
  const runner = createStepRunner(naming);

  const transact = <Result>(steps: Steps<Result>, isKept: (result: Result) => boolean) =>
    runTransaction({ pool, runner }, steps, isKept);

  const lend = shareConnections(pool);

  const run = (step: Step) =>
    runner.isPreparedRead(step) ? lend((client) => runner.run(client, step)) : runner.run(pool, step);

  const runAlone = (step: Step) =>
    run(step).catch((error: unknown) => {
      throw toRuntimeError(error);
    });

  return {
    transact,
    runAlone,
    // Any number of processes share the database.
    changesOf: () => undefined,
    documentChangesOf: () => undefined,
    // The rows have the type that the statement selects.
    rows: async (statement, args) => (await runAlone({ statement, args })).rows as never,
    texts: async (statement, args) => (await runAlone({ statement, args })).rows.map(documentOf),
    first: async (statement, args) => (await runAlone({ statement, args })).rows[0] as never,
    keep: (steps, { isUnsynced = false } = {}) =>
      transact(isUnsynced ? withoutSync(steps()) : steps(), () => true).catch((error: unknown) => {
        throw toRuntimeError(error);
      }),
  };
}

const answerEarly = statement<object>(() => sql`select ${unsynced}`);

function* withoutSync(steps: Steps<void>): Steps<void> {
  yield* execute(answerEarly, {});
  yield* steps;
}

function documentOf(row: unknown): string {
  // The statement selects it.
  return (row as { readonly document: string }).document;
}
