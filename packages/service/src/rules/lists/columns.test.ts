import { describe, expect, it } from "vitest";
import type { Column } from "../../model/list-column.js";
import type { Ids } from "../../values/ids.js";
import { hideTodoColumns, showTodoColumns } from "./columns.js";

function createIds(): Ids {
  let count = 0;
  const id = (prefix: string) => `${prefix}${++count}`;
  return { id, orderedId: id, uuid: () => "", secret: () => "" };
}

const text: Column = { id: "ColA", name: "Task", type: "text" };
const due: Column = { id: "ColB", name: "By", type: "todo_due_date" };
const completed: Column = { id: "Col00", name: "Completed", type: "todo_completed" };
const assignee: Column = { id: "Col01", name: "Assignee", type: "todo_assignee" };

describe("showTodoColumns", () => {
  it("creates missing columns after the others and shows hidden ones", () => {
    expect(showTodoColumns([{ ...due, hidden: true }, text], createIds())).toEqual([due, text, completed, assignee]);
  });

  it("gives a task column another ID if a column has its own", () => {
    const other: Column = { ...text, id: "Col00" };
    expect(showTodoColumns([other], createIds()).map(({ id }) => id)).toEqual(["Col00", "Col1", "Col01", "Col02"]);
  });

  it("leaves other hidden columns hidden", () => {
    const all = [{ ...text, hidden: true as const }, completed, assignee, due];
    expect(showTodoColumns(all, createIds())).toEqual(all);
  });
});

describe("hideTodoColumns", () => {
  it("hides only the task columns", () => {
    expect(hideTodoColumns([due, text])).toEqual([{ ...due, hidden: true }, text]);
  });
});
