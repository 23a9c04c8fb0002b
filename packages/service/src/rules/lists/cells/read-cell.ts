import type { ListCell } from "@rollcall/api/webapi";
import { valueKeys } from "../../../model/column-types.js";
import type { CellValue } from "../../../model/list-row.js";
import { type CellRefusal, refuseCell } from "./cell-refusal.js";
import { type CellPlace, checkValue } from "./check-value.js";
import { readValues } from "./read-value.js";

/** Value of a cell, or why its column does not accept it. */
type ReadCell =
  | { readonly ok: true; readonly value: CellValue }
  | { readonly ok: false; readonly refusal: CellRefusal };

/** Reads the value of a cell for its column. */
export function readCell(cell: ListCell, place: CellPlace): ReadCell {
  const { type, single, name } = place.column;
  const key = valueKeys[type];
  if (key === undefined) return fail("uneditable_column", type, "a writable column");
  const [value, ...others] = readValues(cell);
  if (value === undefined) return fail("invalid_arguments", Object.keys(cell), `a value under the key ${key}`);
  if (value.kind !== key || others.length > 0) {
    const kinds = [value, ...others].map(({ kind }) => kind);
    return fail("invalid_input_type", kinds, `one value under the key ${key} for the column ${name}`);
  }
  if (single === true && Array.isArray(value.value) && value.value.length > 1) {
    return fail("over_cell_fields_limit", value.value.length, "at most one value");
  }
  const refusal = checkValue(value, place);
  return refusal === undefined ? { ok: true, value } : { ok: false, refusal };
}

function fail(...parts: Parameters<typeof refuseCell>): ReadCell {
  return { ok: false, refusal: refuseCell(...parts) };
}
