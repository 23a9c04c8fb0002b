import type { Column } from "../column.js";
import type { CellValue, ListRow } from "../list-row.js";

/** What a row shows in a column: its cell, or what the service itself knows of the row. */
export function cellIn(row: ListRow, { id, type }: Column): CellValue | undefined {
  if (type === "created_by") return { kind: "user", value: [row.createdBy] };
  if (type === "edited_by") return { kind: "user", value: [row.editedBy] };
  return row.cells[id];
}
