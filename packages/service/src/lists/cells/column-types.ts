/** The key under which cells of each type of column carry their value; undefined where nobody writes them. */
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
  attachment: "attachment",
  link: "link",
  vote: "vote",
  timestamp: "timestamp",
  reference: "reference",
  todo_completed: "checkbox",
  todo_assignee: "user",
  todo_due_date: "date",
} as const;

/** What a column holds. */
export type ColumnType = keyof typeof valueKeys;

/** Keys of a cell under which a value stands. */
export type ValueKey = NonNullable<(typeof valueKeys)[ColumnType]>;

// The keys of the table are the types.
const types = Object.keys(valueKeys) as readonly ColumnType[];

/** Every type of column. */
export const columnTypes = types;

/** Every key under which a value stands. */
export const allValueKeys: readonly ValueKey[] = [...new Set(types.flatMap((type) => valueKeys[type] ?? []))];
