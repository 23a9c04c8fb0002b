import { type Json, objectsAt, textAt } from "../../json.js";

/** The kind of input for a value. */
type CellEditor =
  | "text"
  | "lines"
  | "numbers"
  | "choices"
  | "people"
  | "channels"
  | "date"
  | "box"
  | "links"
  | "files"
  | "vote";

/** A column of a List. */
export interface Column {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly isSingle: boolean;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  /** Key of its value in a change. Undefined if the service writes it. */
  readonly valueKey: string | undefined;
  readonly editor: CellEditor | undefined;
}

const kinds: Readonly<Record<string, readonly [valueKey: string, editor: CellEditor]>> = {
  text: ["rich_text", "text"],
  message: ["message", "lines"],
  number: ["number", "numbers"],
  rating: ["rating", "numbers"],
  timestamp: ["timestamp", "numbers"],
  select: ["select", "choices"],
  user: ["user", "people"],
  todo_assignee: ["user", "people"],
  channel: ["channel", "channels"],
  date: ["date", "date"],
  todo_due_date: ["date", "date"],
  checkbox: ["checkbox", "box"],
  todo_completed: ["checkbox", "box"],
  email: ["email", "lines"],
  phone: ["phone", "lines"],
  attachment: ["attachment", "lines"],
  link: ["link", "links"],
  reference: ["reference", "files"],
  canvas: ["reference", "files"],
  vote: ["vote", "vote"],
};

/** The columns of a List, as `files.info` shows it. */
export function readColumns(list: Json): readonly Column[] {
  return objectsAt(list, "list_metadata", "schema").map(readColumn);
}

function readColumn(column: Json): Column {
  const type = textAt(column, "type");
  const [valueKey, editor] = Object.hasOwn(kinds, type) ? (kinds[type] ?? []) : [];
  return {
    id: textAt(column, "id"),
    name: textAt(column, "name"),
    type,
    isSingle: textAt(column, "options", "format").startsWith("single_"),
    choices: objectsAt(column, "options", "choices").map((choice) => ({
      value: textAt(choice, "value"),
      text: textAt(choice, "label"),
    })),
    valueKey,
    editor,
  };
}
