import { _i as keptSince, hi as listExports } from "./server.js";
// ../../packages/service/src/lists/exports/sweep-due.ts
const pageSize = 100;
async function sweepDue({ store, nowMs }) {
	const before = keptSince(nowMs());
	for (;;) {
		const expired = (await store.list(listExports, "oldest", {}, { limit: pageSize })).filter(({ created }) => created < before);
		const listIds = [...new Set(expired.map(({ listId }) => listId))];
		if (listIds.length === 0) return;
		await store.commit({
			expect: [],
			writes: listIds.map((listId) => ({
				kind: "removeListExports",
				listId,
				before
			}))
		});
		if (expired.length < pageSize) return;
	}
}
export { sweepDue };
