import type { Batch, Committed } from "@rollcall/service/store";
import { commitSteps } from "../sql/commit-steps.js";
import type { PostgresConnection } from "./postgres-connection.js";
import { isTransient, toRuntimeError } from "./postgres-errors.js";

const maxAttempts = 50;

/**
 * Does a commit in a transaction of its own. What it stands on is locked by row, and names by their unique indexes, so
 * that read committed is enough; where the database ends it for the sake of another, it is done again.
 */
export async function commitOn(connection: PostgresConnection, batch: Batch): Promise<Committed> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await connection.transact(commitSteps(batch), ({ ok }) => ok);
    } catch (error) {
      if (!isTransient(error) || attempt === maxAttempts) throw toRuntimeError(error);
    }
  }
}
