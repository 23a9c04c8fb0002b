import { Hr as createRefuse } from "./server.js";
import { t as findGrantedPage } from "./granted-workspaces.js";
import { n as toTeamUrl } from "./to-team.js";
// ../../packages/service/src/organizations/admin.teams.list.ts
const refuse = createRefuse("everyday-2#adminteams-adminapps");
function createAdminTeamsList({ definition, store, siteUrl }) {
	const { defaultSize, cursorError } = definition.facts.paging;
	return async (sent, { caller }) => {
		const { cursor = "", limit = defaultSize } = sent;
		const found = await findGrantedPage({
			method: "admin.teams.list",
			cursor,
			limit
		}, caller, store);
		if (found === void 0) return refuse(cursorError, cursor, "a cursor of this list");
		const owners = await store.users.getMany([...new Set(found.page.map(({ primaryOwnerId }) => primaryOwnerId))]);
		const ownerOf = (workspace) => owners.find(({ id }) => id === workspace.primaryOwnerId);
		return {
			ok: true,
			teams: found.page.map((workspace) => toAdministeredTeam(workspace, ownerOf(workspace), siteUrl)),
			response_metadata: { next_cursor: found.nextCursor }
		};
	};
}
function toAdministeredTeam(workspace, owner, siteUrl) {
	const { id, name, discoverability = "invite_only" } = workspace;
	return {
		id,
		name,
		discoverability,
		...owner !== void 0 && { primary_owner: {
			user_id: owner.id,
			email: owner.emails[0] ?? ""
		} },
		team_url: toTeamUrl(siteUrl)
	};
}
export { createAdminTeamsList };
