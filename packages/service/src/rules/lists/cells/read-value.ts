import type { ListCell } from "@rollcall/api/webapi";
import { allValueKeys, type ValueKey } from "../../../model/column-types.js";
import type { CellValue } from "../../../model/list-row.js";

/** Values of a cell; a valid cell has one. */
export function readValues(cell: ListCell): readonly CellValue[] {
  return allValueKeys.flatMap((kind) => readValue(cell, kind));
}

function readValue<Key extends ValueKey>(cell: ListCell, kind: Key): readonly CellValue[] {
  const value = cell[kind];
  // The value belongs to its key, which the compiler cannot follow through a union.
  return value === undefined ? [] : [{ kind, value } as CellValue];
}

/** Whether a value leaves its cell empty. */
export function isEmptyValue({ value }: CellValue): boolean {
  return Array.isArray(value) && value.length === 0;
}
