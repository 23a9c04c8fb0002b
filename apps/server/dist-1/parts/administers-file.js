import { m as administers } from "./rules.js";
// ../../packages/service/src/files/administers-file.ts
async function administersFile({ workspaceId }, { user }, { organizations }) {
	if (user === void 0 || user.kind === "bot") return false;
	const workspace = await organizations.workspace(workspaceId);
	return workspace !== void 0 && administers(user, workspace);
}
export { administersFile as t };
