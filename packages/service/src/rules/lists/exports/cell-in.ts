import type { Column } from "../../../model/column.js";
import type { CellValue, ListRow } from "../../../model/list-row.js";
import { secondsOf } from "../../../values/instant.js";

/** Value of a row in a column: its cell or, in columns of authors and times, the row's own. */
export function cellIn(row: ListRow, { id, type }: Column): CellValue | undefined {
  if (type === "created_by") return { kind: "user", value: [row.createdBy] };
  if (type === "edited_by") return { kind: "user", value: [row.editedBy] };
  if (type === "created_time") return { kind: "timestamp", value: [secondsOf(row.created)] };
  if (type === "edited_time") return { kind: "timestamp", value: [secondsOf(row.edited)] };
  return row.cells[id];
}
