import { Wr as decide, _o as toInstant } from "./server.js";
import { t as reachList } from "./reach-list.js";
import { t as toRemoval } from "./remove-rows.js";
// ../../packages/service/src/lists/svcLists.items.deleteMultiple.ts
function createDeleteListItems({ definition, store }) {
	return ({ list_id: listId, ids }, { caller, now }) => decide(store, async () => {
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
		const rows = await store.lists.rows(list.id, ids);
		if (rows.length === 0) return {
			kind: "answer",
			answer: { ok: true }
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
export { createDeleteListItems };
