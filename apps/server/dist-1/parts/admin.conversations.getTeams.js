import { C as findAdministered, D as refuseGeneral, dt as printCursor, ft as readCursor, w as refuse } from "./rules.js";
// ../../packages/service/src/channel-settings/admin.conversations.getTeams.ts
function createGetTeams({ definition, store }) {
	const { defaultSize, cursorError } = definition.facts.paging;
	return async (sent, { caller }) => {
		const { channel_id: id, cursor = "", limit = defaultSize } = sent;
		const found = await findAdministered(id, caller, store);
		if (!found.ok) return found;
		const refusal = refuseGeneral(found.channel);
		if (refusal !== void 0) return refusal;
		const { own } = found.standing;
		if (own.length < 2) return refuse("channel_not_found", id, "a channel that several workspaces share");
		const list = ["admin.conversations.getTeams", id];
		const from = cursor === "" ? "" : readCursor(list, cursor)?.[0];
		if (from === void 0) return refuse(cursorError, cursor, "a cursor of this list");
		const remaining = own.toSorted().filter((one) => one >= from);
		const next = remaining[limit];
		return {
			ok: true,
			team_ids: remaining.slice(0, limit),
			response_metadata: { next_cursor: next === void 0 ? "" : printCursor(list, [next]) }
		};
	};
}
export { createGetTeams };
