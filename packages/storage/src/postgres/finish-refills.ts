import type { DocumentSet } from "@rollcall/service/store";
import { pendingRefills, refillBatch } from "../sql/refill.js";
import { sql } from "../sql/statements/sql.js";
import { statement } from "../sql/statements/statement.js";
import type { PostgresConnection } from "./postgres-connection.js";
import { retryTransaction } from "./retry.js";

const selectRefills = statement<object, { readonly found: string | null }>(
  () => sql`select to_regclass('refills')::text as found`,
);

/**
 * Finishes refills that were started, each batch in its own transaction. Processes that start at the same time take
 * turns.
 */
export async function finishRefills(connection: PostgresConnection, documents: DocumentSet): Promise<void> {
  const row = await connection.first(selectRefills, {});
  if (row === undefined || row.found === null) return;
  const isKept = () => true;
  const pending = await retryTransaction(connection, () => pendingRefills(documents), isKept);
  for (const document of pending) {
    while (await retryTransaction(connection, () => refillBatch(document), isKept));
  }
}
