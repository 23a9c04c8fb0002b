import { Dt as isTodoColumn, Mt as valueKeys } from "./rules.js";
// ../../packages/service/src/lists/representation/column-words.ts
const typesByWord = {
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
	todo_completed: "todo_completed"
};
const otherWords = {
	people: "user",
	edited_by: "last_edited_by",
	edited_time: "last_edited_time"
};
function readColumnType(word) {
	return Object.hasOwn(typesByWord, word) ? typesByWord[word] : void 0;
}
function toColumnWord(type) {
	return otherWords[type] ?? type;
}
// ../../packages/service/src/lists/representation/to-column.ts
function toColumns(columns) {
	const primary = primaryOf(columns);
	return columns.flatMap((column) => column.hidden === true ? [] : [toColumn(column, column === primary)]);
}
function subtaskColumns(columns) {
	const primary = primaryOf(columns);
	return columns.filter((column) => column === primary || isTodoColumn(column));
}
function keyOf({ key, id, ...column }) {
	return key ?? (isTodoColumn(column) ? column.type : id);
}
function primaryOf(columns) {
	return columns.find(({ primary }) => primary === true) ?? columns.find(({ type }) => type === "text");
}
function toColumn(column, isPrimary) {
	const options = toOptions(column);
	return {
		id: column.id,
		key: keyOf(column),
		name: column.name,
		type: toColumnWord(column.type),
		is_primary_column: isPrimary,
		...options !== void 0 && { options }
	};
}
const assigneeOptions = {
	format: "multi_entity",
	default_value: null,
	show_member_name: true
};
function toOptions({ type, options, scale, single, settings }) {
	const isSelect = valueKeys[type] === "select";
	const choices = options?.map(({ id, name, color }) => ({
		value: id,
		label: name,
		...color !== void 0 && { color }
	}));
	const all = {
		...type === "todo_assignee" && assigneeOptions,
		...settings,
		...choices !== void 0 && { choices },
		...isSelect && { format: single === true ? "single_select" : "multi_select" },
		...!isSelect && single === true && { format: "single_entity" },
		...scale !== void 0 && { max: scale }
	};
	return Object.keys(all).length === 0 ? void 0 : all;
}
export { readColumnType as i, subtaskColumns as n, toColumns as r, keyOf as t };
