import { idPrefixes, listDefaults } from "../../../generated/service.js";
import type { Column } from "../../../model/list-column.js";
import type { Id, Ids } from "../../../values/ids.js";

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
