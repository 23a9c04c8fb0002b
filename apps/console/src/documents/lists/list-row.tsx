import { textAt } from "../../json.js";
import { IconButton } from "../../parts/icon-button.js";
import { Cell } from "./cell.js";
import type { PlacedRow } from "./order-rows.js";
import type { Column } from "./read-column.js";
import { readValues } from "./read-values.js";

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
