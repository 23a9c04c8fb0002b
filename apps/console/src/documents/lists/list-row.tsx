import { type Json, textAt } from "../../json.js";
import { IconButton } from "../../parts/icon-button.js";
import { Cell } from "./cell.js";
import type { Column } from "./read-column.js";
import { readValues } from "./read-values.js";

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

interface ListRowProps {
  readonly placed: PlacedRow;
  readonly columns: readonly Column[];
  readonly canWrite: boolean;
  readonly onOpen: (column: Column) => void;
  readonly onDelete: () => void;
}

/** One row of a List, with its cells. */
export function ListRow({ placed: { row, isSubtask }, columns, canWrite, onOpen, onDelete }: ListRowProps) {
  return (
    <div class={isSubtask ? "list-row subtask" : "list-row"}>
      {columns.map((column) => (
        <Cell
          key={column.id}
          column={column}
          values={readValues(row, column)}
          canWrite={canWrite}
          onOpen={() => onOpen(column)}
        />
      ))}
      {canWrite && <IconButton icon="trash" label={`Delete row ${textAt(row, "id")}`} onClick={onDelete} />}
    </div>
  );
}
