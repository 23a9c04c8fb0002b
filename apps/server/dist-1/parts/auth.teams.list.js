import { Hr as createRefuse } from "./server.js";
import { t as findGrantedPage } from "./granted-workspaces.js";
import { t as toTeamIcon } from "./to-team-icon.js";
// ../../packages/service/src/organizations/auth.teams.list.ts
const refuse = createRefuse("install#organization-installs");
function createListTeams({ definition, store, siteUrl }) {
	const { defaultSize, cursorError } = definition.facts.paging;
	return async (sent, { caller }) => {
		const { cursor = "", limit = defaultSize } = sent;
		const found = await findGrantedPage({
			method: "auth.teams.list",
			cursor,
			limit
		}, caller, store);
		if (found === void 0) return refuse(cursorError, cursor, "a cursor of this list");
		return {
			ok: true,
			teams: found.page.map(({ id, name, ...rest }) => ({
				id,
				name,
				...sent.include_icon === true && { icon: toTeamIcon({
					id,
					...rest
				}, siteUrl) }
			})),
			response_metadata: { next_cursor: found.nextCursor }
		};
	};
}
export { createListTeams };
