import type { ColumnType } from "../../../model/column-types.js";

/** Column types by their words in requests. Several words may name the same type. */
const typesByWord: { readonly [word: string]: ColumnType } = {
  text: "text",
  rich_text: "text",
  message: "message",
  number: "number",
  select: "select",
  multi_select: "select",
  date: "date",
  user: "people",
  attachment: "attachment",
  checkbox: "checkbox",
  email: "email",
  phone: "phone",
  channel: "channel",
  rating: "rating",
  created_by: "created_by",
  last_edited_by: "edited_by",
  created_time: "created_time",
  last_edited_time: "edited_time",
  vote: "vote",
  canvas: "canvas",
  link: "link",
  reference: "reference",
  assignee: "todo_assignee",
  due_date: "todo_due_date",
  completed: "todo_completed",
  todo_assignee: "todo_assignee",
  todo_due_date: "todo_due_date",
  todo_completed: "todo_completed",
};

const otherWords: { readonly [Type in ColumnType]?: string } = {
  people: "user",
  edited_by: "last_edited_by",
  edited_time: "last_edited_time",
};

/** Column type that a word of a request names; undefined if it names none. */
export function readColumnType(word: string): ColumnType | undefined {
  return Object.hasOwn(typesByWord, word) ? typesByWord[word] : undefined;
}

/** Word for a column type in answers. */
export function toColumnWord(type: ColumnType): string {
  return otherWords[type] ?? type;
}
