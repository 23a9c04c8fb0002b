import type { ListColumn, ListColumnOptions } from "@rollcall/api/webapi";
import { idPrefixes, listDefaults } from "../../generated/service.js";
import { type Column, type ColumnType, valueKeys } from "../../model/list-column.js";
import type { Id, Ids } from "../../values/ids.js";

/** Columns as the Web API shows them, without hidden ones. */
export function toColumns(columns: readonly Column[]): readonly ListColumn[] {
  const primary = primaryOf(columns);
  return columns.flatMap((column) => (column.hidden === true ? [] : [toColumn(column, column === primary)]));
}

/** Columns of subtasks: the primary one and shown task columns. */
export function subtaskColumns(columns: readonly Column[]): readonly Column[] {
  const primary = primaryOf(columns);
  return columns.filter((column) => column === primary || isTodoColumn(column));
}

/** Key of a column's values in items. */
export function keyOf({ key, id, ...column }: Column): string {
  return key ?? (isTodoColumn(column) ? column.type : id);
}

/** Column that names the rows; undefined if the List has no text column. */
function primaryOf(columns: readonly Column[]): Column | undefined {
  return columns.find(({ primary }) => primary === true) ?? columns.find(({ type }) => type === "text");
}

function toColumn(column: Column, isPrimary: boolean): ListColumn {
  const options = toOptions(column);
  return {
    id: column.id,
    key: keyOf(column),
    name: column.name,
    type: toColumnWord(column.type),
    is_primary_column: isPrimary,
    ...(options !== undefined && { options }),
  };
}

/** The options of a column of assignees, unless the List has others. */
const assigneeOptions = { format: "multi_entity", default_value: null, show_member_name: true };

function toOptions({ type, options, scale, single, settings }: Column): ListColumnOptions | undefined {
  const isSelect = valueKeys[type] === "select";
  const choices = options?.map(({ id, name, color }) => ({
    value: id,
    label: name,
    ...(color !== undefined && { color }),
  }));
  const all: ListColumnOptions = {
    ...(type === "todo_assignee" && assigneeOptions),
    ...settings,
    ...(choices !== undefined && { choices }),
    ...(isSelect && { format: single === true ? "single_select" : "multi_select" }),
    ...(!isSelect && single === true && { format: "single_entity" }),
    ...(scale !== undefined && { max: scale }),
  };
  return Object.keys(all).length === 0 ? undefined : all;
}

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
function toColumnWord(type: ColumnType): string {
  return otherWords[type] ?? type;
}

const types = [
  { id: `${idPrefixes.column}00`, type: "todo_completed", name: listDefaults.completedColumn },
  { id: `${idPrefixes.column}01`, type: "todo_assignee", name: listDefaults.assigneeColumn },
  { id: `${idPrefixes.column}02`, type: "todo_due_date", name: listDefaults.dueDateColumn },
] as const satisfies readonly Pick<Column, "id" | "type" | "name">[];

/** Whether the column tracks tasks. */
export function isTodoColumn(column: Pick<Column, "type">): boolean {
  return types.some(({ type }) => type === column.type);
}

/** ID of a new column: a task column has the same one in every List, unless another column has it. */
export function newColumnId(
  { type }: Pick<Column, "type">,
  others: readonly Pick<Column, "id">[],
  ids: Pick<Ids, "id">,
): Id {
  const own = types.find((each) => each.type === type)?.id;
  return own === undefined || others.some(({ id }) => id === own) ? ids.id(idPrefixes.column) : own;
}

/** Columns with the task columns shown. Missing ones are created after all others. */
export function showTodoColumns(columns: readonly Column[], ids: Ids): readonly Column[] {
  const missing = types.filter(({ type }) => !columns.some((column) => column.type === type));
  const shown = columns.map((column) => (isTodoColumn(column) ? withoutHidden(column) : column));
  return [...shown, ...missing.map((column) => ({ ...column, id: newColumnId(column, columns, ids) }))];
}

/** Columns with the task columns hidden. They keep their cells. */
export function hideTodoColumns(columns: readonly Column[]): readonly Column[] {
  return columns.map((column) => (isTodoColumn(column) ? { ...column, hidden: true as const } : column));
}

function withoutHidden({ hidden: _hidden, ...column }: Column): Column {
  return column;
}
