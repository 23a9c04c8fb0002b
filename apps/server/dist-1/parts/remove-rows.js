import { So as hasVersion, To as remove, an as lists, in as listRows, rn as removedListRows, wo as put } from "./server.js";
import { tt as walkRows } from "./rules.js";
// ../../packages/service/src/lists/rows/remove-rows.ts
async function toRemoval(rows, { list, by, at }, store) {
	const all = [...(await withSubtasks(rows, list, store)).values()];
	return {
		expect: [hasVersion(lists, { id: list.id }, list.version), ...all.map(({ id, version }) => hasVersion(listRows, { id }, version))],
		writes: [put(lists, {
			...list,
			version: list.version + 1,
			edited: {
				at,
				by
			}
		}), ...all.flatMap((row) => writesOf(row, at))]
	};
}
function writesOf({ id, listId }, removed) {
	const remains = {
		id,
		version: 1,
		listId,
		removed
	};
	return [remove(listRows, { id }), put(removedListRows, remains)];
}
async function withSubtasks(rows, { id: listId }, store) {
	const all = new Map(rows.map((row) => [row.id, row]));
	for (const { id } of rows) for await (const steps of walkRows(store.lists, {
		listId,
		includeArchived: true
	}, id)) for (const { row } of steps) all.set(row.id, row);
	return all;
}
export { toRemoval as t };
