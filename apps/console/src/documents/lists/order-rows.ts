import { type Json, textAt } from "../../json.js";

/** A row, and whether it is the subtask of the row above. */
export interface PlacedRow {
  readonly row: Json;
  readonly isSubtask: boolean;
}

/** Rows with their subtasks below them. Subtasks whose row is absent keep their place. */
export function orderRows(rows: readonly Json[]): readonly PlacedRow[] {
  const ids = new Set(rows.map((row) => textAt(row, "id")));
  const parentOf = (row: Json) => textAt(row, "parent_record_id");
  const subtasks = Map.groupBy(rows, parentOf);
  return rows
    .filter((row) => !ids.has(parentOf(row)))
    .flatMap((row) => [
      { row, isSubtask: parentOf(row) !== "" },
      ...(subtasks.get(textAt(row, "id")) ?? []).map((subtask) => ({ row: subtask, isSubtask: true })),
    ]);
}
