import { Fr as isForeignWorkspace, gr as isGranted } from "./server.js";
import { dt as printCursor, ft as readCursor } from "./rules.js";
// ../../packages/service/src/organizations/granted-workspaces.ts
async function findGrantedPage({ method, cursor, limit }, caller, store) {
	const from = cursor === "" ? "" : readCursor([method], cursor)?.[0];
	if (from === void 0) return void 0;
	const remaining = (await findGranted(caller, store)).filter(({ id }) => id >= from);
	const next = remaining[limit];
	return {
		page: remaining.slice(0, limit),
		nextCursor: next === void 0 ? "" : printCursor([method], [next.id])
	};
}
async function findGranted(caller, { organizations }) {
	const { target } = caller.token.installation;
	if (target.kind === "workspace") return [caller.workspace];
	return (await organizations.workspaces()).filter((workspace) => !workspace.deleted && !isForeignWorkspace(workspace, caller) && isGranted(caller.token, workspace.id));
}
export { findGrantedPage as t };
