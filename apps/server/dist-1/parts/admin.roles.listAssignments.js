import { Hr as createRefuse, Ht as placeOf, go as secondsOf, gr as isGranted } from "./server.js";
import { U as isSystemRole, dt as printCursor, ft as readCursor } from "./rules.js";
import { n as rolesRule } from "./change-assignments.js";
// ../../packages/service/src/roles/admin.roles.listAssignments.ts
const refuse = createRefuse(rolesRule);
function createListAssignments({ definition, store }) {
	const { defaultSize, cursorError } = definition.facts.paging;
	return async (sent, { caller }) => {
		const { role_ids: roleIds = [], entity_ids = [], sort_dir = "DESC", cursor = "", limit = defaultSize } = sent;
		const unknown = roleIds.find((id) => !isSystemRole(id));
		if (unknown !== void 0) return refuse("invalid_role_id", unknown, "identifiers of system roles");
		const key = [
			"admin.roles.listAssignments",
			roleIds,
			entity_ids,
			sort_dir
		];
		const [after] = readCursor(key, cursor) ?? [];
		if (cursor !== "" && after === void 0) return refuse(cursorError, cursor, "a cursor of this list");
		const entityIds = await reachable(entity_ids, caller, store);
		const found = entityIds === "none" ? [] : await store.roles.find({
			roleIds,
			entityIds,
			order: sort_dir === "ASC" ? "oldestFirst" : "newestFirst",
			...after !== void 0 && { after },
			limit: limit + 1
		});
		const page = found.slice(0, limit);
		const last = found.length > limit ? page.at(-1) : void 0;
		const next = last === void 0 ? "" : printCursor(key, [placeOf(last)]);
		return {
			ok: true,
			role_assignments: page.map(toAssignment),
			response_metadata: { next_cursor: next }
		};
	};
}
async function reachable(ids, caller, store) {
	const { workspaceIds, target } = caller.token.installation;
	if (workspaceIds === void 0) return ids;
	if (ids.length === 0) return [target.id, ...workspaceIds];
	const covered = await Promise.all(ids.map((id) => covers(id, caller, store)));
	const left = ids.filter((_, at) => covered[at]);
	return left.length === 0 ? "none" : left;
}
async function covers(id, { token }, { channels }) {
	if (id === token.installation.target.id || isGranted(token, id)) return true;
	const channel = await channels.get(id);
	return channel !== void 0 && isGranted(token, channel.workspaceId);
}
function toAssignment({ roleId, entityId, userId, created }) {
	return {
		role_id: roleId,
		entity_id: entityId,
		user_id: userId,
		date_create: secondsOf(created)
	};
}
export { createListAssignments };
