import type { ListMetadata, ListView } from "@rollcall/api/webapi";
import { listDefaults } from "../../../generated/service.js";
import type { List } from "../../../model/list.js";
import { secondsOf } from "../../../values/instant.js";
import { isTodoColumn } from "../columns/todo-columns.js";
import { richText } from "../exports/cell-text.js";
import { noNames } from "../exports/names.js";
import { keyOf, subtaskColumns, toColumns } from "./to-column.js";

/** Columns and views of a List as the Web API shows them. */
export function toListMetadata(list: List): ListMetadata {
  const { columns = [], descriptionBlocks = [], copiedFrom } = list;
  return {
    schema: toColumns(columns),
    subtask_schema: toColumns(subtaskColumns(columns)),
    views: toViews(list),
    icon: "",
    description: richText(descriptionBlocks, noNames),
    description_blocks: descriptionBlocks,
    creation_source:
      copiedFrom === undefined ? { type: "blank" } : { type: "copy_from_list", reference_id: copiedFrom },
    todo_mode: columns.some((column) => isTodoColumn(column) && column.hidden !== true),
    default_view: viewId(list, 1),
    is_trial: false,
    integrations: [],
  };
}

/** Views that every List has. Their identifiers follow from that of the List. */
function toViews(list: List): readonly ListView[] {
  const common = {
    is_locked: false,
    columns: (list.columns ?? []).map((column, index) => ({
      visible: column.hidden !== true,
      key: keyOf(column),
      id: column.id,
      position: positionOf(index),
    })),
    date_created: secondsOf(list.created),
    created_by: list.ownerId,
    stick_column_left: false,
  };
  return [
    {
      ...common,
      id: viewId(list, 0),
      name: listDefaults.recordView,
      type: "record",
      position: positionOf(0),
      is_all_items_view: false,
    },
    {
      ...common,
      id: viewId(list, 1),
      name: listDefaults.allItemsView,
      type: "table",
      position: positionOf(1),
      is_all_items_view: true,
      default_view_key: "all_items",
      show_completed_items: true,
    },
  ];
}

function viewId({ id }: List, index: number): string {
  return `${listDefaults.viewPrefix}${id}${index}`;
}

/** A text that sorts like the number, for up to 10,000 numbers. */
function positionOf(index: number): string {
  return String(index).padStart(4, "0");
}
