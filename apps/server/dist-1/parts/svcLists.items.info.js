import { Hr as createRefuse, rn as removedListRows } from "./server.js";
import { et as pagesOf } from "./rules.js";
import { t as reachList } from "./reach-list.js";
import { t as toListItem } from "./to-item.js";
import { t as describeList } from "./to-list-file.js";
// ../../packages/service/src/lists/svcLists.items.info.ts
const refuse = createRefuse("everyday-2#lists");
function createListItemInfo({ definition, store, siteUrl }) {
	return async (sent, { caller }) => {
		const reached = await reachList(sent.list_id, "read", {
			store,
			caller,
			requires: definition.facts.requires
		});
		if (!reached.ok) return reached;
		const { list } = reached;
		const [row] = await store.lists.rows(list.id, [sent.id]);
		if (row === void 0) return refuseRow(sent.id, list, store);
		const subscribed = sent.include_is_subscribed === true ? { is_subscribed: false } : {};
		const toItem = (each) => ({
			...toListItem(each, list),
			...subscribed
		});
		const [parent] = row.parentId === void 0 ? [] : await store.lists.rows(list.id, [row.parentId]);
		return {
			ok: true,
			list: await describeList(reached, {
				caller,
				store,
				siteUrl,
				method: definition.wireName
			}),
			record: toItem(row),
			...parent !== void 0 && { parent_task: toItem(parent) },
			subtasks: (await subtasksOf(row, store)).map(toItem)
		};
	};
}
async function subtasksOf({ id, listId }, { lists }) {
	const found = [];
	for await (const page of pagesOf(lists, { listId }, id)) found.push(...page);
	return found;
}
async function refuseRow(id, { id: listId }, store) {
	const removed = await store.get(removedListRows, { id });
	if (removed?.listId === listId) return refuse("record_deleted", removed.removed, "a row that is not deleted");
	return refuse("record_not_found", id, "a row of the List");
}
export { createListItemInfo };
