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
