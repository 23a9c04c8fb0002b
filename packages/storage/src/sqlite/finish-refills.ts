import type { DatabaseSync } from "node:sqlite";
import type { DocumentSet } from "@rollcall/service/store";
import { pendingRefills, refillBatch } from "../sql/refill.js";
import { runAtOnce } from "../sql/statements/steps.js";
import { createSqliteConnection, inTransaction } from "./sqlite-connection.js";

interface RefillOptions {
  readonly documents: DocumentSet;
  readonly onRefill?: (table: string) => void;
}

/** Finishes refills that were started, each batch in its own transaction. */
export function finishRefills(db: DatabaseSync, { documents, onRefill }: RefillOptions): void {
  if (db.prepare("select 1 from sqlite_schema where name = 'refills'").get() === undefined) return;
  const { run } = createSqliteConnection(() => db);
  for (const document of runAtOnce(pendingRefills(documents), run)) {
    while (inTransaction(db, () => runAtOnce(refillBatch(document), run))) onRefill?.(document.table);
  }
  db.exec("drop table refills");
}
