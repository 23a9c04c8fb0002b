import { t as readUserPlace } from "./user-place.js";
import { u as printItemCursor } from "./rules.js";
// ../../packages/service/src/organizations/find-holders.ts
async function findHolders({ workspace, anyOf, cursor, limit }, store) {
	const { id, organizationId: home = id } = workspace;
	const from = cursor === "" ? {} : await readUserPlace(cursor, home, store);
	if (from === void 0) return void 0;
	const slice = {
		home,
		active: true,
		workspaceId: id,
		roles: {
			of: id,
			anyOf
		},
		limit: limit + 1
	};
	const found = await store.users.administered({
		...slice,
		...from
	});
	const next = found[limit];
	return {
		ids: found.slice(0, limit).map((user) => user.id),
		nextCursor: next === void 0 ? "" : printItemCursor("user", next.id)
	};
}
export { findHolders as t };
