import { Lo as idPrefixes, Qo as serviceLimits, Ro as listDefaults, So as hasVersion, Ur as refuse, Wr as decide, _o as toInstant, an as lists, in as listRows, wo as put } from "./server.js";
import { Ot as newColumnId, ct as mentionsIn, kt as showTodoColumns, lt as findList, tt as walkRows } from "./rules.js";
import { i as readColumnType } from "./to-column.js";
import { n as visibleUsers } from "./visible.js";
import { t as toListMetadata } from "./to-metadata.js";
// ../../packages/service/src/lists/columns/new-columns.ts
const rule$1 = "everyday-2#lists";
function firstColumns(ids) {
	const { firstColumn: name, firstColumnKey: key } = listDefaults;
	return [{
		id: ids.id(idPrefixes.column),
		key,
		name,
		type: "text",
		primary: true
	}];
}
function readNewColumns(sent, ids) {
	const keys = sent.map(({ key }) => key);
	const double = keys.find((key, index) => keys.indexOf(key) < index);
	if (double !== void 0) return refuse("invalid_schema", {
		rule: rule$1,
		found: double,
		wanted: "a key for each column"
	});
	const primaries = sent.filter((column) => column.is_primary_column === true);
	if (primaries.length !== 1 || readColumnType(primaries[0]?.type ?? "") !== "text") return refuse("invalid_primary_column", {
		rule: rule$1,
		found: primaries,
		wanted: "one primary column of the type text"
	});
	const columns = [];
	for (const each of sent) {
		const type = readColumnType(each.type);
		if (type === void 0) return refuse("invalid_column_type", {
			rule: rule$1,
			found: each.type,
			wanted: "a column type"
		});
		columns.push({
			id: ids.id(idPrefixes.column),
			key: each.key,
			name: each.name,
			type,
			...each.is_primary_column === true && { primary: true },
			...readOptions(each)
		});
	}
	return {
		ok: true,
		columns
	};
}
function readOptions({ type, options = {} }) {
	const { choices, max, format, ...settings } = options;
	const isSingle = format === void 0 ? type === "select" : format.startsWith("single_");
	return {
		...choices !== void 0 && { options: choices.map(toOption) },
		...max !== void 0 && { scale: max },
		...isSingle && { single: true },
		...Object.keys(options).length > 0 && { settings: {
			show_member_name: true,
			...settings
		} }
	};
}
function toOption({ value, label, color }) {
	return {
		id: value,
		name: label,
		...color !== void 0 && { color }
	};
}
// ../../packages/service/src/lists/copy-list.ts
function copyColumns(originals, ids) {
	const columns = originals.map((column) => ({
		...column,
		id: newColumnId(column, [], ids)
	}));
	return {
		columns,
		ids: new Map(originals.map(({ id }, index) => [id, columns[index]?.id ?? id]))
	};
}
async function copyRows(listId, copying) {
	const { list, columnIds, lists, ids } = copying;
	const rows = [];
	const newIds = new Map();
	for await (const steps of walkRows(lists, {
		listId,
		includeArchived: false
	})) for (const { kind, row } of steps) {
		if (kind === "close") continue;
		if (rows.length === serviceLimits.listRows.value) return rows;
		const id = ids.id(idPrefixes.row);
		newIds.set(row.id, id);
		const parentId = row.parentId === void 0 ? void 0 : newIds.get(row.parentId);
		const made = {
			created: list.created,
			createdBy: list.ownerId,
			edited: list.created,
			editedBy: list.ownerId
		};
		const cells = Object.entries(row.cells).map(([columnId, cell]) => [columnIds.get(columnId) ?? columnId, cell]);
		rows.push({
			id,
			version: 1,
			listId: list.id,
			...parentId !== void 0 && { parentId },
			place: row.place,
			archived: false,
			...made,
			cells: Object.fromEntries(cells)
		});
	}
	return rows;
}
// ../../packages/service/src/lists/svcLists.create.ts
const rule = "everyday-2#lists";
function createCreateList(options) {
	return (sent, context) => decide(options.store, () => decideCreation(sent, context, options));
}
async function decideCreation(sent, { caller, now }, { definition, store, ids }) {
	const refusal = await refuseDescription(sent, caller, store);
	if (refusal !== void 0) return {
		kind: "answer",
		answer: refusal
	};
	const original = await findOriginal(sent, {
		store,
		caller,
		definition
	});
	if (original?.ok === false) return {
		kind: "answer",
		answer: original
	};
	const read = sent.schema === void 0 ? void 0 : readNewColumns(sent.schema, ids);
	if (read?.ok === false) return {
		kind: "answer",
		answer: read
	};
	const copied = copyColumns(original?.list.columns ?? [], ids);
	const columns = read?.columns ?? (original === void 0 ? firstColumns(ids) : copied.columns);
	const { description_blocks: blocks = [] } = sent;
	const list = {
		id: ids.id(idPrefixes.list),
		version: 1,
		created: toInstant(now.getTime()),
		workspaceId: caller.workspace.id,
		ownerId: caller.user?.id ?? "",
		name: sent.name.trim(),
		columns: sent.todo_mode === true ? showTodoColumns(columns, ids) : columns,
		...blocks.length > 0 && { descriptionBlocks: blocks },
		...original !== void 0 && { copiedFrom: original.list.id }
	};
	const rows = original === void 0 || sent.include_copied_list_records !== true ? [] : await copyRows(original.list.id, {
		list,
		columnIds: copied.ids,
		lists: store.lists,
		ids
	});
	return {
		kind: "commit",
		batch: {
			expect: [hasVersion(lists, { id: list.id }, 0)],
			writes: [put(lists, list), ...rows.map((row) => put(listRows, row))]
		},
		answer: () => ({
			ok: true,
			list_id: list.id,
			list_metadata: toListMetadata(list)
		})
	};
}
async function refuseDescription({ description_blocks: blocks = [] }, caller, store) {
	const { userIds } = mentionsIn(blocks);
	const seen = await visibleUsers(userIds, caller, store);
	const unseen = userIds.find((userId) => !seen.has(userId));
	if (unseen === void 0) return void 0;
	return refuse("user_not_found", {
		rule,
		found: unseen,
		wanted: "a user whom the caller can see"
	});
}
async function findOriginal({ copy_from_list_id: id }, { definition, store, caller }) {
	if (id === void 0) return void 0;
	const found = await findList(id, {
		store,
		caller,
		requires: definition.facts.requires
	});
	if (!found.ok) return refuseOriginal(found.refusal);
	if (found.level !== void 0) return found;
	return refuse("permission_denied", {
		rule,
		found: id,
		wanted: "a List that the caller can see"
	});
}
function refuseOriginal({ kind, because }) {
	return refuse(kind === "notGranted" ? "team_access_not_granted" : "permission_denied", because);
}
export { createCreateList };
