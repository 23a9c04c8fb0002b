import type { Id } from "../values/ids.js";
import type { JsonObject } from "./message.js";

/** Key of the value in cells of each column type; undefined if it cannot be written. */
export const valueKeys = {
  text: "rich_text",
  message: "message",
  number: "number",
  select: "select",
  date: "date",
  people: "user",
  checkbox: "checkbox",
  email: "email",
  phone: "phone",
  channel: "channel",
  rating: "rating",
  created_by: undefined,
  edited_by: undefined,
  created_time: undefined,
  edited_time: undefined,
  canvas: "reference",
  attachment: "attachment",
  link: "link",
  vote: "vote",
  timestamp: "timestamp",
  reference: "reference",
  todo_completed: "checkbox",
  todo_assignee: "user",
  todo_due_date: "date",
} as const;

/** Type of a column's values. */
export type ColumnType = keyof typeof valueKeys;

/** Keys of a cell that carry a value. */
export type ValueKey = NonNullable<(typeof valueKeys)[ColumnType]>;

// The keys of the table are the types.
const types = Object.keys(valueKeys) as readonly ColumnType[];

/** All column types. */
export const columnTypes = types;

/** All keys of a cell that carry a value. */
export const allValueKeys: readonly ValueKey[] = [...new Set(types.flatMap((type) => valueKeys[type] ?? []))];

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
