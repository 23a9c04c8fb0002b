import { Io as idPatterns, Lo as idPrefixes, Qo as serviceLimits, Ur as refuse, Wr as decide, _o as toInstant } from "./server.js";
import { a as lookUp, i as refuseCell$1, n as readCell, r as readValues, t as writeCell } from "./write-cell.js";
import { t as allReferents } from "./referents.js";
import { Dt as isTodoColumn, lt as findList, r as refuseList } from "./rules.js";
// ../../packages/service/src/lists/edits/list-edit.ts
function editList(cells, work) {
	const columns = new Map();
	const rows = new Map();
	for (const [index, cell] of cells.entries()) {
		const row = findRow(cell, {
			...work,
			index,
			edited: rows
		});
		if (!row.ok) return at(index, row);
		const column = findColumn(cell, {
			...work,
			made: columns
		});
		if (!column.ok) return at(index, column);
		const read = readCell(cell, {
			column: column.column,
			known: work.known
		});
		if (!read.ok) return at(index, read);
		rows.set(row.row.id, write(row.row, {
			columnId: column.column.id,
			value: read.value,
			...by(work)
		}));
	}
	return {
		ok: true,
		newColumns: [...columns.values()],
		rows: [...rows.values()]
	};
}
function at(index, { refusal }) {
	return {
		ok: false,
		refusal: {
			...refusal,
			index
		}
	};
}
function findRow(cell, search) {
	if (cell.row_id_to_create === true) return {
		ok: true,
		row: createRow(search)
	};
	const id = cell.row_id ?? "";
	if (!idPatterns.row.test(id)) return fail("invalid_row_id", id, "a row ID");
	const row = search.edited.get(id) ?? search.rows.get(id);
	return row === void 0 ? fail("row_not_found", id, "a row of the List") : {
		ok: true,
		row
	};
}
function createRow({ list, ids, nowMs, known, lastPlace, index }) {
	const now = toInstant(nowMs);
	const made = {
		created: now,
		createdBy: known.callerId,
		edited: now,
		editedBy: known.callerId
	};
	const place = lastPlace + 1 + index;
	return {
		id: ids.id(idPrefixes.row),
		version: 0,
		listId: list.id,
		place,
		archived: false,
		...made,
		cells: {}
	};
}
function findColumn(cell, { list, ids, made }) {
	const name = cell.column_id_to_create?.trim();
	if (name !== void 0) {
		const column = made.get(name) ?? {
			id: ids.id(idPrefixes.column),
			name,
			type: "text"
		};
		made.set(name, column);
		return {
			ok: true,
			column
		};
	}
	const id = cell.column_id ?? "";
	if (!idPatterns.column.test(id)) return fail("invalid_column_id", id, "a column ID");
	const column = list.columns?.find((each) => each.id === id);
	return column === void 0 ? fail("column_not_found", id, "a column of the List") : {
		ok: true,
		column
	};
}
function by({ known, nowMs }) {
	return {
		callerId: known.callerId,
		edited: toInstant(nowMs)
	};
}
function write(row, writing) {
	return {
		...row,
		edited: writing.edited,
		editedBy: writing.callerId,
		cells: writeCell(row.cells, writing)
	};
}
function fail(...parts) {
	return {
		ok: false,
		refusal: refuseCell$1(...parts)
	};
}
// ../../packages/service/src/lists/svcLists.items.update.ts
const rule = "web-api#svclistsitemsupdate-post";
function createUpdateListItems({ definition, store, ids }) {
	return (sent, { caller, now }) => decide(store, async () => {
		const found = await findList(sent.list_id, {
			store,
			caller,
			requires: definition.facts.requires
		});
		const refusal = found.ok ? refuseLevel(found) : refuseList(found.refusal, "team_not_found");
		if (!found.ok || refusal !== void 0) return {
			kind: "answer",
			answer: refusal ?? { ok: true }
		};
		const { list } = found;
		const rows = await findRows(sent.cells, list, store);
		const referents = allReferents(sent.cells.flatMap(readValues));
		const known = await lookUp(referents, {
			store,
			caller,
			workspaceId: list.workspaceId
		});
		const lastPlace = await store.lists.lastPlace(list.id) ?? -1;
		const edited = editList(sent.cells, {
			list,
			rows,
			known,
			lastPlace,
			ids,
			nowMs: now.getTime()
		});
		if (!edited.ok) return {
			kind: "answer",
			answer: refuseCell(edited.refusal)
		};
		const full = await refuseFull(list, edited, store);
		const by = {
			at: toInstant(now.getTime()),
			by: known.callerId
		};
		return full === void 0 ? toDecision(list, edited, by) : {
			kind: "answer",
			answer: full
		};
	});
}
async function findRows(cells, list, { lists }) {
	const ids = [...new Set(cells.flatMap(({ row_id: id }) => id ?? []))];
	const rows = ids.length === 0 ? [] : await lists.rows(list.id, ids);
	return new Map(rows.map((row) => [row.id, row]));
}
async function refuseFull({ id, columns = [] }, { newColumns, rows }, store) {
	const { listColumns, listRows } = serviceLimits;
	const columnCount = columns.filter((column) => !isTodoColumn(column)).length + newColumns.length;
	if (newColumns.length > 0 && columnCount > listColumns.value) return refuse("over_column_maximum", {
		rule,
		found: columnCount,
		wanted: `at most ${listColumns.value} columns`
	});
	const newRows = rows.filter(({ version }) => version === 0).length;
	if (newRows === 0) return void 0;
	const rowCount = (await store.lists.countRows(id)).rows + newRows;
	if (rowCount <= listRows.value) return void 0;
	return refuse("over_row_maximum", {
		rule,
		found: rowCount,
		wanted: `at most ${listRows.value} rows`
	});
}
function toDecision(list, { newColumns, rows }, edited) {
	const columns = newColumns.length === 0 ? {} : { columns: [...list.columns ?? [], ...newColumns] };
	const changed = {
		...list,
		version: list.version + 1,
		...columns,
		edited
	};
	const old = rows.filter(({ version }) => version > 0);
	return {
		kind: "commit",
		batch: {
			expect: [{
				kind: "version",
				document: "list",
				key: { id: list.id },
				version: list.version
			}, ...old.map(({ id, version }) => ({
				kind: "version",
				document: "listRow",
				key: { id },
				version
			}))],
			writes: [{
				kind: "put",
				document: "list",
				value: changed
			}, ...rows.map((row) => ({
				kind: "put",
				document: "listRow",
				value: {
					...row,
					version: row.version + 1
				}
			}))]
		},
		answer: () => ({ ok: true })
	};
}
function refuseLevel({ list, level }) {
	if (level === void 0) return refuse("list_not_found", {
		rule,
		found: list.id,
		wanted: "a List that the caller can see"
	});
	return level === "read" ? refuse("permission_denied", {
		rule,
		found: level,
		wanted: "write access"
	}) : void 0;
}
function refuseCell({ error, found, wanted, index }) {
	const refusal = refuse(error, {
		rule,
		found,
		wanted
	});
	if (error !== "invalid_arguments") return refusal;
	return {
		...refusal,
		messages: [`[ERROR] must hold ${wanted} [json-pointer:/cells/${index}]`]
	};
}
export { createUpdateListItems };
