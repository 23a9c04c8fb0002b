import { Hr as createRefuse, Lo as idPrefixes, Qo as serviceLimits, So as hasVersion, Ur as refuse, Wa as light, Wr as decide, _o as toInstant, an as lists, in as listRows, ka as rootIssues, wo as put } from "./server.js";
import { Mt as valueKeys, mt as isObject } from "./rules.js";
import { a as lookUp, n as readCell, r as readValues, t as writeCell } from "./write-cell.js";
import { t as listCellSchema } from "./list-cell.js";
import { t as allReferents } from "./referents.js";
import { t as reachList } from "./reach-list.js";
import { t as toListItem } from "./to-item.js";
// ../../packages/service/src/lists/cells/initial-cells.ts
function readInitialCells(fields, columns) {
	const cells = [];
	for (const [index, found] of fields.entries()) {
		const read = readField(found, columns);
		if (!("cell" in read)) return {
			ok: false,
			problem: {
				...read,
				found,
				index
			}
		};
		cells.push(read);
	}
	return {
		ok: true,
		cells
	};
}
function readField(field, columns) {
	if (!isObject(field)) return {
		error: "invalid_arguments",
		wanted: "an object"
	};
	const column = columns.find(({ id }) => id === field["column_id"]);
	if (column === void 0) return {
		error: "invalid_column_id",
		wanted: "a column of the List"
	};
	const { row_id: _row, column_id_to_create: _column, ...cell } = field;
	const read = listCellSchema(light).safeParse({
		...cell,
		row_id_to_create: true
	});
	if (read.success) return {
		column,
		cell: read.data
	};
	return {
		error: rootIssues(read.error.issues)[0]?.message ?? "invalid_arguments",
		wanted: "a value of the column"
	};
}
// ../../packages/service/src/lists/cells/write-initial-cells.ts
async function writeInitialCells(fields, { list, caller, store, original }) {
	const { columns = [], workspaceId } = list;
	const read = readInitialCells(fields, columns);
	if (!read.ok) return read;
	const referents = allReferents(read.cells.flatMap(({ cell }) => readValues(cell)));
	const known = await lookUp(referents, {
		store,
		caller,
		workspaceId
	});
	let cells = original?.cells ?? {};
	const written = new Set();
	for (const [index, { cell, column }] of read.cells.entries()) {
		const value = readCell(cell, {
			column,
			known
		});
		if (!value.ok) return {
			ok: false,
			problem: {
				...value.refusal,
				index
			}
		};
		cells = writeCell(cells, {
			columnId: column.id,
			value: value.value,
			callerId: known.callerId
		});
		written.add(column);
	}
	if (original !== void 0) return {
		ok: true,
		cells
	};
	const defaults = columns.filter((column) => !written.has(column)).flatMap((column) => defaultOf(column).map((value) => [column.id, value]));
	return {
		ok: true,
		cells: {
			...Object.fromEntries(defaults),
			...cells
		}
	};
}
function defaultOf({ type, settings }) {
	const kind = valueKeys[type];
	if (kind !== "user" && kind !== "channel" && kind !== "select") return [];
	const typed = settings?.["default_value_typed"];
	const value = isObject(typed) ? typed[kind] : void 0;
	return Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === "string") ? [{
		kind,
		value
	}] : [];
}
// ../../packages/service/src/lists/svcLists.items.create.ts
const rule = "everyday-2#lists";
const refuseSent = createRefuse(rule);
function createCreateListItem(options) {
	return (sent, context) => decide(options.store, () => decideCreation(sent, context, options));
}
async function decideCreation(sent, { caller, now }, { definition, store, ids }) {
	const reached = await reachList(sent.list_id, "write", {
		store,
		caller,
		requires: definition.facts.requires
	});
	if (!reached.ok) return {
		kind: "answer",
		answer: reached
	};
	const { list } = reached;
	const named = await findNamed(sent, list, store);
	if (!named.ok) return {
		kind: "answer",
		answer: named
	};
	const written = await writeInitialCells(sent.initial_fields ?? [], {
		list,
		caller,
		store,
		original: named.original
	});
	if (!written.ok) return {
		kind: "answer",
		answer: refuseCells(written.problem, definition)
	};
	const { rows } = await store.lists.countRows(list.id);
	const { value: atMost } = serviceLimits.listRows;
	if (rows >= atMost) return {
		kind: "answer",
		answer: refuseSent("over_row_maximum", rows, `fewer than ${atMost} rows`)
	};
	const by = caller.user?.id ?? "";
	const at = toInstant(now.getTime());
	const row = {
		id: ids.id(idPrefixes.row),
		version: 1,
		listId: list.id,
		...named.parent !== void 0 && { parentId: named.parent.id },
		place: (await store.lists.lastPlace(list.id, named.parent?.id) ?? -1) + 1,
		archived: false,
		created: at,
		createdBy: by,
		edited: at,
		editedBy: by,
		cells: written.cells
	};
	return {
		kind: "commit",
		batch: {
			expect: [hasVersion(lists, { id: list.id }, list.version), hasVersion(listRows, { id: row.id }, 0)],
			writes: [put(lists, {
				...list,
				version: list.version + 1,
				edited: {
					at,
					by
				}
			}), put(listRows, row)]
		},
		answer: () => ({
			ok: true,
			item: toListItem(row, list)
		})
	};
}
async function findNamed({ duplicated_item_id: originalId, parent_item_id: parentId }, { id }, store) {
	const ids = [originalId, parentId].flatMap((each) => each ?? []);
	const rows = ids.length === 0 ? [] : await store.lists.rows(id, ids);
	const original = rows.find((row) => row.id === originalId);
	if (originalId !== void 0 && original === void 0) return refuseSent("duplicated_item_not_found", originalId, "a row of the List");
	const parent = rows.find((row) => row.id === parentId);
	if (parentId !== void 0 && (parent === void 0 || parent.parentId !== void 0)) return refuseSent("invalid_args", parentId, "a row of the List that is not a subtask");
	return {
		ok: true,
		...original !== void 0 && { original },
		...parent !== void 0 && { parent }
	};
}
function refuseCells({ error, found, wanted, index }, { errors }) {
	const isCode = (code) => Object.hasOwn(errors, code);
	if (isCode(error)) return refuseSent(error, found, wanted);
	const messages = [`[ERROR] must hold ${wanted} [json-pointer:/initial_fields/${index}]`];
	return {
		...refuse("invalid_arguments", {
			rule,
			found,
			wanted
		}),
		messages
	};
}
export { createCreateListItem };
