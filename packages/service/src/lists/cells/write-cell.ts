import type { CellValue } from "../list-row.js";
import { isEmptyValue } from "./read-value.js";

type Cells = { readonly [columnId: string]: CellValue };

/** Where a value goes, and who writes it. */
interface CellWriting {
  readonly columnId: string;
  readonly value: CellValue;
  readonly callerId: string;
}

/** The cells with one of them written; an empty value clears it, and a vote is added to, or taken from, those of others. */
export function writeCell(cells: Cells, writing: CellWriting): Cells {
  const { [writing.columnId]: old, ...others } = cells;
  const value = writing.value.kind === "vote" ? countVote(old, writing) : writing.value;
  return isEmptyValue(value) ? others : { ...others, [writing.columnId]: value };
}

function countVote(old: CellValue | undefined, { value, callerId }: CellWriting): CellValue {
  const others = old?.kind === "vote" ? old.value.filter((id) => id !== callerId) : [];
  return { kind: "vote", value: isEmptyValue(value) ? others : [...others, callerId] };
}
