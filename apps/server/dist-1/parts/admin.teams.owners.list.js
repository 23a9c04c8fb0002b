import { z as createFindTeam } from "./rules.js";
import { Hr as createRefuse } from "./server.js";
import { t as findHolders } from "./find-holders.js";
// ../../packages/service/src/organizations/admin.teams.owners.list.ts
const refuse = createRefuse("everyday-2#adminteams-adminapps");
const findTeam = createFindTeam(refuse, {
	foreign: "invalid_auth",
	absent: "team_not_found"
});
function createListTeamOwners({ definition, store }) {
	const { defaultSize, cursorError } = definition.facts.paging;
	return async (sent, { caller }) => {
		const { team_id: teamId, cursor = "", limit = defaultSize } = sent;
		const found = await findTeam(teamId, caller, store);
		if (!found.ok) return found;
		const holders = await findHolders({
			workspace: found.workspace,
			anyOf: ["owner", "primary_owner"],
			cursor,
			limit
		}, store);
		if (holders === void 0) return refuse(cursorError, cursor, "a cursor of this list");
		return {
			ok: true,
			owner_ids: holders.ids,
			response_metadata: { next_cursor: holders.nextCursor }
		};
	};
}
export { createListTeamOwners };
