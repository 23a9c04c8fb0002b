import { type Json, textAt } from "../../json.js";
import { Empty } from "../../parts/empty.js";
import { VirtualList } from "../../parts/virtual-list.js";
import { ListRow, type PlacedRow } from "./list-row.js";
import type { Column } from "./read-column.js";

interface ListGridProps {
  readonly columns: readonly Column[];
  readonly rows: readonly PlacedRow[];
  readonly canWrite: boolean;
  readonly onOpen: (row: Json, column: Column) => void;
  readonly onDelete: (row: Json) => void;
}

/** The rows of a List below the names of its columns. Only rows in view are drawn. */
export function ListGrid({ columns, rows, canWrite, onOpen, onDelete }: ListGridProps) {
  if (rows.length === 0) return <Empty title="There are no rows" />;
  return (
    <div class="list-scroll">
      <div class="list-grid" style={{ "--columns": String(columns.length) }}>
        <div class="list-row list-head">
          {columns.map(({ id, name, type }) => (
            <div key={id} class="cell" title={`${id}, ${type}`}>
              {name}
            </div>
          ))}
        </div>
        <VirtualList
          items={rows}
          keyOf={({ row }) => textAt(row, "id")}
          estimate={37}
          label="Rows"
          draw={(placed) => (
            <ListRow
              placed={placed}
              columns={columns}
              canWrite={canWrite}
              onOpen={(column) => onOpen(placed.row, column)}
              onDelete={() => onDelete(placed.row)}
            />
          )}
        />
      </div>
    </div>
  );
}
