import { Ro as listDefaults, go as secondsOf } from "./server.js";
import { Dt as isTodoColumn, it as noNames, ot as richText } from "./rules.js";
import { n as subtaskColumns, r as toColumns, t as keyOf } from "./to-column.js";
// ../../packages/service/src/lists/representation/to-metadata.ts
function toListMetadata(list) {
	const { columns = [], descriptionBlocks = [], copiedFrom } = list;
	return {
		schema: toColumns(columns),
		subtask_schema: toColumns(subtaskColumns(columns)),
		views: toViews(list),
		icon: "",
		description: richText(descriptionBlocks, noNames),
		description_blocks: descriptionBlocks,
		creation_source: copiedFrom === void 0 ? { type: "blank" } : {
			type: "copy_from_list",
			reference_id: copiedFrom
		},
		todo_mode: columns.some((column) => isTodoColumn(column) && column.hidden !== true),
		default_view: viewId(list, 1),
		is_trial: false,
		integrations: []
	};
}
function toViews(list) {
	const common = {
		is_locked: false,
		columns: (list.columns ?? []).map((column, index) => ({
			visible: column.hidden !== true,
			key: keyOf(column),
			id: column.id,
			position: positionOf(index)
		})),
		date_created: secondsOf(list.created),
		created_by: list.ownerId,
		stick_column_left: false
	};
	return [{
		...common,
		id: viewId(list, 0),
		name: listDefaults.recordView,
		type: "record",
		position: positionOf(0),
		is_all_items_view: false
	}, {
		...common,
		id: viewId(list, 1),
		name: listDefaults.allItemsView,
		type: "table",
		position: positionOf(1),
		is_all_items_view: true,
		default_view_key: "all_items",
		show_completed_items: true
	}];
}
function viewId({ id }, index) {
	return `${listDefaults.viewPrefix}${id}${index}`;
}
function positionOf(index) {
	return String(index).padStart(4, "0");
}
export { toListMetadata as t };
