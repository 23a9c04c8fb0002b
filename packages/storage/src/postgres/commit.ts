import type { Batch, Committed } from "@rollcall/service/store";
import type { Pool, PoolClient } from "pg";
import { commitSteps } from "../sql/commit-steps.js";
import { runInTurn } from "../sql/steps.js";
import type { PostgresConnection } from "./postgres-connection.js";
import { isTransient, toRuntimeError } from "./postgres-errors.js";

const maxAttempts = 50;

/**
 * Does a commit in a transaction of its own. What it stands on is locked by row, and names by their unique indexes, so
 * that read committed is enough; where the database ends it for the sake of another, it is done again.
 */
export async function commitOn(pool: Pool, connection: PostgresConnection, batch: Batch): Promise<Committed> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await commitOnce(pool, connection, batch);
    } catch (error) {
      if (!isTransient(error) || attempt === maxAttempts) throw toRuntimeError(error);
    }
  }
}

async function commitOnce(pool: Pool, connection: PostgresConnection, batch: Batch): Promise<Committed> {
  const client = await pool.connect();
  let lost: Error | undefined;
  try {
    await client.query("begin isolation level read committed");
    const committed = await runInTurn(commitSteps(batch), (step) => connection.run(client, step));
    await client.query(committed.ok ? "commit" : "rollback");
    return committed;
  } catch (error) {
    lost = await undo(client);
    throw error;
  } finally {
    client.release(lost);
  }
}

/** Undoes the transaction; gives the error where the connection is of no more use. */
async function undo(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query("rollback");
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error("rollback failed", { cause: error });
  }
}
