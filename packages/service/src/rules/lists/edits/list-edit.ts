import type { ListCell } from "@rollcall/api/webapi";
import { idPatterns, idPrefixes } from "../../../generated/service.js";
import type { Column } from "../../../model/column.js";
import type { List } from "../../../model/list.js";
import type { ListRow } from "../../../model/list-row.js";
import type { Id, Ids } from "../../../values/ids.js";
import { toInstant } from "../../../values/instant.js";
import { type CellRefusal, type PlacedRefusal, refuseCell } from "../cells/cell-refusal.js";
import type { Known } from "../cells/known.js";
import { readCell } from "../cells/read-cell.js";
import { writeCell } from "../cells/write-cell.js";

/** Context for writing cells. */
interface EditContext {
  readonly list: List;
  /** Rows that the cells name, by ID. */
  readonly rows: ReadonlyMap<Id, ListRow>;
  readonly known: Known;
  /** Place of the last top-level row. */
  readonly lastPlace: number;
  readonly ids: Ids;
  readonly nowMs: number;
}

/** Result of writing cells: new and changed columns and rows. */
export interface ListEdit {
  readonly newColumns: readonly Column[];
  readonly rows: readonly ListRow[];
}

type Outcome<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly refusal: CellRefusal };

/** Writes cells in order. The first cell that cannot be written refuses all of them. */
export function editList(
  cells: readonly ListCell[],
  work: EditContext,
): ({ readonly ok: true } & ListEdit) | { readonly ok: false; readonly refusal: PlacedRefusal } {
  const columns = new Map<string, Column>();
  const rows = new Map<Id, ListRow>();
  for (const [index, cell] of cells.entries()) {
    const row = findRow(cell, { ...work, index, edited: rows });
    if (!row.ok) return at(index, row);
    const column = findColumn(cell, { ...work, made: columns });
    if (!column.ok) return at(index, column);
    const read = readCell(cell, { column: column.column, known: work.known });
    if (!read.ok) return at(index, read);
    rows.set(row.row.id, write(row.row, { columnId: column.column.id, value: read.value, ...by(work) }));
  }
  return { ok: true, newColumns: [...columns.values()], rows: [...rows.values()] };
}

function at(index: number, { refusal }: { readonly refusal: CellRefusal }) {
  return { ok: false, refusal: { ...refusal, index } } as const;
}

interface RowSearch extends EditContext {
  readonly index: number;
  readonly edited: ReadonlyMap<Id, ListRow>;
}

function findRow(cell: ListCell, search: RowSearch): Outcome<{ readonly row: ListRow }> {
  if (cell.row_id_to_create === true) return { ok: true, row: createRow(search) };
  const id = cell.row_id ?? "";
  if (!idPatterns.row.test(id)) return fail("invalid_row_id", id, "a row ID");
  const row = search.edited.get(id) ?? search.rows.get(id);
  return row === undefined ? fail("row_not_found", id, "a row of the List") : { ok: true, row };
}

/** A new row after all others. */
function createRow({ list, ids, nowMs, known, lastPlace, index }: RowSearch): ListRow {
  const now = toInstant(nowMs);
  const made = { created: now, createdBy: known.callerId, edited: now, editedBy: known.callerId };
  const place = lastPlace + 1 + index;
  return { id: ids.id(idPrefixes.row), version: 0, listId: list.id, place, archived: false, ...made, cells: {} };
}

interface ColumnSearch extends EditContext {
  /** New columns by name; a column created here is added. */
  readonly made: Map<string, Column>;
}

function findColumn(cell: ListCell, { list, ids, made }: ColumnSearch): Outcome<{ readonly column: Column }> {
  const name = cell.column_id_to_create?.trim();
  if (name !== undefined) {
    const column = made.get(name) ?? { id: ids.id(idPrefixes.column), name, type: "text" };
    made.set(name, column);
    return { ok: true, column };
  }
  const id = cell.column_id ?? "";
  if (!idPatterns.column.test(id)) return fail("invalid_column_id", id, "a column ID");
  const column = list.columns?.find((each) => each.id === id);
  return column === undefined ? fail("column_not_found", id, "a column of the List") : { ok: true, column };
}

type CellWriting = Parameters<typeof writeCell>[1] & { readonly edited: string };

function by({ known, nowMs }: EditContext): Pick<CellWriting, "callerId" | "edited"> {
  return { callerId: known.callerId, edited: toInstant(nowMs) };
}

function write(row: ListRow, writing: CellWriting): ListRow {
  return {
    ...row,
    edited: writing.edited,
    editedBy: writing.callerId,
    cells: writeCell(row.cells, writing),
  };
}

function fail(...parts: Parameters<typeof refuseCell>): { readonly ok: false; readonly refusal: CellRefusal } {
  return { ok: false, refusal: refuseCell(...parts) };
}
