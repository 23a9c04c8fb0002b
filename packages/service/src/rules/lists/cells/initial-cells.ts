import type { ListCell } from "@rollcall/api/webapi";
import { rootIssues, withoutZod } from "@rollcall/webapi-core";
import type { Column } from "../../../model/column.js";
import { listCellSchema } from "../../../values/default-forms.js";
import { isObject } from "../../../values/is-object.js";

/** A field of a new row: its column, and its cell. */
interface InitialCell {
  readonly column: Column;
  readonly cell: ListCell;
}

/** The reason why fields of a new row are not accepted. */
export interface CellsProblem {
  /** Code of the first problem. */
  readonly error: string;
  readonly found: unknown;
  readonly wanted: string;
  /** Index of the field, starting at 0. */
  readonly index: number;
}

type Read =
  | { readonly ok: true; readonly cells: readonly InitialCell[] }
  | { readonly ok: false; readonly problem: CellsProblem };

/** Reads fields of a new row: each names a column and has a value, as a cell of a row does. */
export function readInitialCells(fields: readonly unknown[], columns: readonly Column[]): Read {
  const cells: InitialCell[] = [];
  for (const [index, found] of fields.entries()) {
    const read = readField(found, columns);
    if (!("cell" in read)) return { ok: false, problem: { ...read, found, index } };
    cells.push(read);
  }
  return { ok: true, cells };
}

function readField(
  field: unknown,
  columns: readonly Column[],
): InitialCell | { readonly error: string; readonly wanted: string } {
  if (!isObject(field)) return { error: "invalid_arguments", wanted: "an object" };
  const column = columns.find(({ id }) => id === field["column_id"]);
  if (column === undefined) return { error: "invalid_column_id", wanted: "a column of the List" };
  // The rules of cells ask for a row, and for one way to name the column.
  const { row_id: _row, column_id_to_create: _column, ...cell } = field;
  const read = listCellSchema(withoutZod).safeParse({ ...cell, row_id_to_create: true });
  if (read.success) return { column, cell: read.data };
  return { error: rootIssues(read.error.issues)[0]?.message ?? "invalid_arguments", wanted: "a value of the column" };
}
