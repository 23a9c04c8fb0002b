import { Hr as createRefuse, Wr as decide, _o as toInstant } from "./server.js";
import { t as reachList } from "./reach-list.js";
import { t as toRemoval } from "./remove-rows.js";
// ../../packages/service/src/lists/svcLists.items.delete.ts
const refuse = createRefuse("everyday-2#lists");
function createDeleteListItem({ definition, store }) {
	return ({ list_id: listId, id }, { caller, now }) => decide(store, async () => {
		const reached = await reachList(listId, "write", {
			store,
			caller,
			requires: definition.facts.requires
		});
		if (!reached.ok) return {
			kind: "answer",
			answer: reached
		};
		const { list } = reached;
		const rows = await store.lists.rows(list.id, [id]);
		if (rows.length === 0) return {
			kind: "answer",
			answer: refuse("record_not_found", id, "a row of the List")
		};
		return {
			kind: "commit",
			batch: await toRemoval(rows, {
				list,
				by: caller.user?.id ?? "",
				at: toInstant(now.getTime())
			}, store),
			answer: () => ({ ok: true })
		};
	});
}
export { createDeleteListItem };
