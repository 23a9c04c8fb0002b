import { StorageError } from "../storage-error.js";
import type { WorldRow } from "./world-file.js";
import type { WorldTable, WorldTables } from "./world-tables.js";

/** A database that accepts rows within one transaction. */
export interface WorldTarget {
  insert(table: WorldTable, rows: readonly WorldRow[]): Promise<void>;
}

/** Statements that remove what an empty database may have: marks, and that its messages have been searched. */
export const emptying = ["delete from user_marks", "delete from search_places"] as const;

/**
 * Refuses a database that is not empty. An empty one may have marks.
 * @throws StorageError
 */
export async function refuseNonEmpty(
  name: string,
  tables: WorldTables,
  hasRows: (table: WorldTable) => Promise<boolean>,
): Promise<void> {
  for (const table of tables.values()) {
    if (table.name === "user_marks" || !(await hasRows(table))) continue;
    throw new StorageError("notEmpty", `The database ${name} already has a world; use an empty one.`);
  }
}
