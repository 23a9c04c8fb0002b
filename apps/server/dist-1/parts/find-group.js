import { Io as idPatterns } from "./server.js";
import { t as refuse } from "./rules.js";
// ../../packages/service/src/user-groups/find-group.ts
async function findGroup(id, workspaceId, { groups }) {
	const group = idPatterns.group.test(id) ? await groups.get(id) : void 0;
	const isThere = group?.workspaceId === workspaceId || group?.connectedWorkspaceIds.includes(workspaceId) === true;
	if (group === void 0 || !isThere) return refuse("no_such_subteam", id, "a user group of the workspace");
	return {
		ok: true,
		group
	};
}
export { findGroup as t };
