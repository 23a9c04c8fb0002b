import type { Id } from "../values/ids.js";
import type { ColumnType } from "./column-types.js";
import type { JsonObject } from "./message.js";

/** A column of a List. */
export interface Column {
  readonly id: Id;
  readonly name: string;
  readonly type: ColumnType;
  /** Key of its values in items. Default: the type of a task column, otherwise the ID. */
  readonly key?: string;
  /** The column names the rows. Default: the first text column does if no column is marked. */
  readonly primary?: true;
  /** For a select column: its options. Default: none. */
  readonly options?: readonly ColumnOption[];
  /** For a rating column: the highest rating. Default: 5. */
  readonly scale?: number;
  /** A cell has at most one value. */
  readonly single?: true;
  /** The column is hidden but keeps its cells. */
  readonly hidden?: true;
  /** Options that the service only stores. */
  readonly settings?: JsonObject;
}

/** An option of a select column. */
export interface ColumnOption {
  readonly id: Id;
  readonly name: string;
  readonly color?: string;
}
