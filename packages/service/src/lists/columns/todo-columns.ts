import { idPrefixes, listDefaults } from "../../generated/service.js";
import type { Ids } from "../../values/ids.js";
import type { Column } from "./column.js";

const types = [
  { type: "todo_completed", name: listDefaults.completedColumn },
  { type: "todo_assignee", name: listDefaults.assigneeColumn },
  { type: "todo_due_date", name: listDefaults.dueDateColumn },
] as const satisfies readonly Pick<Column, "type" | "name">[];

/** Whether the column tracks tasks. */
export function isTodoColumn(column: Pick<Column, "type">): boolean {
  return types.some(({ type }) => type === column.type);
}

/** Columns with the task columns shown. Missing ones are created after all others. */
export function showTodoColumns(columns: readonly Column[], ids: Ids): readonly Column[] {
  const missing = types.filter(({ type }) => !columns.some((column) => column.type === type));
  const shown = columns.map((column) => (isTodoColumn(column) ? withoutHidden(column) : column));
  return [...shown, ...missing.map((column) => ({ id: ids.id(idPrefixes.column), ...column }))];
}

/** Columns with the task columns hidden. They keep their cells. */
export function hideTodoColumns(columns: readonly Column[]): readonly Column[] {
  return columns.map((column) => (isTodoColumn(column) ? { ...column, hidden: true as const } : column));
}

function withoutHidden({ hidden: _hidden, ...column }: Column): Column {
  return column;
}
