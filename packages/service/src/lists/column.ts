import type { Id } from "../values/ids.js";
import type { ColumnType } from "./cells/column-types.js";

/** A column of a List. */
export interface Column {
  readonly id: Id;
  readonly name: string;
  readonly type: ColumnType;
  /** Of a select column: what can be chosen. Absent means nothing. */
  readonly options?: readonly ColumnOption[];
  /** Of a rating column: the greatest rating. Absent means 5. */
  readonly scale?: number;
  /** A cell holds one value at most. */
  readonly single?: true;
  /** It keeps its cells and is not shown. */
  readonly hidden?: true;
}

/** What can be chosen in a select column. */
export interface ColumnOption {
  readonly id: Id;
  readonly name: string;
}
