import type { CellValue } from "../../../model/list-row.js";
import { isEmptyValue } from "./read-value.js";

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
