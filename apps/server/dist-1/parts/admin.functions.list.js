import { V as managesChannels, dt as printCursor, ft as readCursor, z as createFindTeam } from "./rules.js";
import { Hr as createRefuse, _r as reachesOwner } from "./server.js";
import { t as toWorkflowFunction } from "./to-workflow-function.js";
// ../../packages/service/src/functions/admin.functions.list.ts
const refuse = createRefuse("web-api#adminfunctionslist-post");
const findTeam = createFindTeam(refuse, { foreign: "invalid_arguments" });
function createListFunctions({ definition, store }) {
	const { defaultSize, cursorError } = definition.facts.paging;
	return async (sent, { caller }) => {
		const refusal = await refuseInstallation(caller, store) ?? await refuseTeam(sent.team_id, caller, store);
		if (refusal !== void 0) return refusal;
		const { cursor = "", limit = defaultSize } = sent;
		const key = keyOf(sent);
		const after = readPlace(key, cursor);
		if (after === "unknown") return refuse(cursorError, cursor, "a cursor of this list");
		const apps = await findApps(sent, caller, store);
		if (!apps.ok) return apps;
		const { appIds, undistributedOf } = apps;
		const found = await store.functions.find({
			appIds,
			undistributedOf,
			...after,
			limit: limit + 1
		});
		const page = found.slice(0, limit);
		const last = found.length > limit ? page.at(-1) : void 0;
		const next = last === void 0 ? "" : printCursor(key, [last.created, last.id]);
		return {
			ok: true,
			functions: page.map(toWorkflowFunction),
			response_metadata: { next_cursor: next }
		};
	};
}
function keyOf({ app_ids, team_id, include_non_distributed_functions }) {
	return [
		"admin.functions.list",
		app_ids,
		team_id ?? null,
		include_non_distributed_functions === true
	];
}
function readPlace(key, cursor) {
	if (cursor === "") return {};
	const [created, id] = readCursor(key, cursor) ?? [];
	return created === void 0 || id === void 0 ? "unknown" : { after: {
		created,
		id
	} };
}
async function refuseInstallation({ token }, store) {
	if (await managesChannels(token, store)) return void 0;
	return refuse("not_allowed", token.installation, "an installation by a user with the Channel Management role");
}
async function refuseTeam(teamId, caller, store) {
	const found = teamId === void 0 ? void 0 : await findTeam(teamId, caller, store);
	if (found === void 0 || found.ok) return void 0;
	if (found.error !== "invalid_arguments") return found;
	return {
		...found,
		messages: ["[ERROR] must be a workspace of the organization [json-pointer:/team_id]"]
	};
}
async function findApps({ app_ids, team_id, include_non_distributed_functions }, caller, store) {
	const appIds = [...new Set(app_ids)];
	if (caller.token.installation.workspaceIds === void 0 && include_non_distributed_functions !== true) return {
		ok: true,
		appIds,
		undistributedOf: []
	};
	const apps = (await Promise.all(appIds.map((id) => store.apps.get(id)))).flatMap((app) => app ?? []);
	for (const { ownerId } of apps) {
		if (await reachesOwner(caller, ownerId, store)) continue;
		return refuse("team_access_not_granted", ownerId, "apps of workspaces that the installation was granted to");
	}
	if (include_non_distributed_functions !== true) return {
		ok: true,
		appIds,
		undistributedOf: []
	};
	const owners = [team_id, caller.organization?.id];
	return {
		ok: true,
		appIds,
		undistributedOf: apps.filter(({ ownerId }) => team_id === void 0 || owners.includes(ownerId)).map(({ id }) => id)
	};
}
export { createListFunctions };
