import type { ListCell } from "@rollcall/api/webapi";
import { allValueKeys, type ValueKey, valueKeys } from "../../../model/list-column.js";
import type { CellValue } from "../../../model/list-row.js";
import { type CellPlace, type CellRefusal, checkValue, refuseCell } from "./check-value.js";

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
function isEmptyValue({ value }: CellValue): boolean {
  return Array.isArray(value) && value.length === 0;
}

type Cells = { readonly [columnId: string]: CellValue };

/** Place of a value, and its author. */
interface CellWrite {
  readonly columnId: string;
  readonly value: CellValue;
  readonly callerId: string;
}

/**
 * Cells with one of them written. An empty value clears the cell. A vote is added to the others' votes or removed from
 * them.
 */
export function writeCell(cells: Cells, writing: CellWrite): Cells {
  const { [writing.columnId]: old, ...others } = cells;
  const value = writing.value.kind === "vote" ? countVote(old, writing) : writing.value;
  return isEmptyValue(value) ? others : { ...others, [writing.columnId]: value };
}

function countVote(old: CellValue | undefined, { value, callerId }: CellWrite): CellValue {
  const others = old?.kind === "vote" ? old.value.filter((id) => id !== callerId) : [];
  return { kind: "vote", value: isEmptyValue(value) ? others : [...others, callerId] };
}
