import type { Column } from "../column.js";
import type { CellValue, ListRow } from "../list-row.js";

/** Value of a row in a column: its cell or, in author columns, the row's own authors. */
export function cellIn(row: ListRow, { id, type }: Column): CellValue | undefined {
  if (type === "created_by") return { kind: "user", value: [row.createdBy] };
  if (type === "edited_by") return { kind: "user", value: [row.editedBy] };
  return row.cells[id];
}
