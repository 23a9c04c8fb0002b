import { B as refuse, R as findTarget, dt as printCursor, ft as readCursor } from "./rules.js";
import { go as secondsOf, po as millisecondsOf, yn as appResolutions } from "./server.js";
import { n as toApprovableApp, t as toRequestedScopes } from "./to-requested-scopes.js";
// ../../packages/service/src/approvals/list-resolutions.ts
async function listResolutions(sent, { method, status, caller, store }) {
	const target = await findTarget(sent, "team_not_found", caller, store);
	if (!target.ok) return target;
	const { cursor = "", limit, certified = false } = sent;
	const { targetId } = target;
	const key = [
		method,
		targetId,
		certified
	];
	const [newest, appId] = readCursor(key, cursor) ?? [];
	if (cursor !== "" && (newest === void 0 || appId === void 0)) return refuse("invalid_cursor", cursor, "a cursor of this list");
	const after = newest === void 0 || appId === void 0 ? {} : { after: {
		newest: Number(newest),
		target_id: targetId,
		app_id: appId
	} };
	const by = {
		target_id: targetId,
		status
	};
	const found = certified ? [] : await store.list(appResolutions, "of_target", by, {
		limit: limit + 1,
		...after
	});
	const page = found.slice(0, limit);
	const last = found.length > limit ? page.at(-1) : void 0;
	const shown = await Promise.all(page.map((resolution) => toShown(resolution, store)));
	const nextCursor = last === void 0 ? "" : printCursor(key, [String(-millisecondsOf(last.updated)), last.appId]);
	return {
		ok: true,
		items: shown.filter((item) => item !== void 0),
		nextCursor
	};
}
async function toShown(resolution, { apps }) {
	const app = await apps.get(resolution.appId);
	if (app === void 0) return void 0;
	return {
		app: toApprovableApp(app),
		scopes: toRequestedScopes(resolution),
		date_updated: secondsOf(resolution.updated),
		last_resolved_by: {
			actor_id: resolution.resolverId,
			actor_type: "user"
		}
	};
}
export { listResolutions as t };
