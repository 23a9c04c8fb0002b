import { Hr as createRefuse } from "./server.js";
import { dt as printCursor, ft as readCursor } from "./rules.js";
import { t as reachList } from "./reach-list.js";
import { t as toListItem } from "./to-item.js";
// ../../packages/service/src/lists/svcLists.items.list.ts
const refuse = createRefuse("everyday-2#lists");
function createListItems({ definition, store }) {
	const { paging, requires } = definition.facts;
	return async (sent, { caller }) => {
		const reached = await reachList(sent.list_id, "read", {
			store,
			caller,
			requires
		});
		if (!reached.ok) return reached;
		const { list } = reached;
		const { archived = false, cursor = "", limit = paging.defaultSize } = sent;
		const pages = [
			"svcLists.items.list",
			list.id,
			archived
		];
		const after = cursor === "" ? {} : readPlace(pages, cursor);
		if (after === void 0) return refuse("invalid_cursor", cursor, "a cursor of this list");
		const rows = await store.lists.newestRows({
			listId: list.id,
			archived,
			...after,
			limit: limit + 1
		});
		const page = rows.slice(0, limit);
		const last = rows.length > limit ? page.at(-1) : void 0;
		return {
			ok: true,
			items: page.map((row) => toListItem(row, list)),
			response_metadata: { next_cursor: last === void 0 ? "" : printCursor(pages, [last.created, last.id]) }
		};
	};
}
function readPlace(pages, cursor) {
	const [created, id] = readCursor(pages, cursor) ?? [];
	return created === void 0 || id === void 0 ? void 0 : { after: {
		created,
		id
	} };
}
export { createListItems };
