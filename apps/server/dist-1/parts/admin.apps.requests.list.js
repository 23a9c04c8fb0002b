import { $r as isAdministrator, Fr as isForeignWorkspace, bn as appRequests, po as millisecondsOf, ri as roleIn, yn as appResolutions } from "./server.js";
import { B as refuse, R as findTarget, dt as printCursor, ft as readCursor } from "./rules.js";
import { t as toAppRequest } from "./to-app-request2.js";
// ../../packages/service/src/approvals/admin.apps.requests.list.ts
function createListRequests({ definition, store }) {
	const { defaultSize, cursorError } = definition.facts.paging;
	return async (sent, { caller }) => {
		const { cursor = "", limit = defaultSize, certified = false } = sent;
		const unable = refuseCaller(caller);
		if (unable !== void 0) return unable;
		const place = await findPlace(sent, caller, store);
		if (!place.ok) return place;
		const target = await findTarget(place.sent, "enterprise_not_found", caller, store);
		if (!target.ok) return target;
		const { targetId } = target;
		const key = [
			"admin.apps.requests.list",
			targetId,
			certified
		];
		const [newest, app_id, user_id] = readCursor(key, cursor) ?? [];
		if (cursor !== "" && (newest === void 0 || app_id === void 0 || user_id === void 0)) return refuse(cursorError, cursor, "a cursor of this list");
		const after = newest === void 0 || app_id === void 0 || user_id === void 0 ? {} : { after: {
			newest: Number(newest),
			target_id: targetId,
			app_id,
			user_id
		} };
		const found = certified ? [] : await store.list(appRequests, "of_target", { target_id: targetId }, {
			limit: limit + 1,
			...after
		});
		const page = found.slice(0, limit);
		const last = found.length > limit ? page.at(-1) : void 0;
		const shown = await Promise.all(page.map(async (request) => {
			const previous = await store.get(appResolutions, {
				target_id: targetId,
				app_id: request.appId
			});
			return toAppRequest(request, previous, store);
		}));
		const next = last && printCursor(key, [
			String(-millisecondsOf(last.created)),
			last.appId,
			last.userId
		]);
		return {
			ok: true,
			app_requests: shown.filter((request) => request !== void 0),
			response_metadata: { next_cursor: next ?? "" }
		};
	};
}
function refuseCaller({ user, organization }) {
	const role = user && roleIn(user, {
		kind: "organization",
		id: organization?.id ?? ""
	});
	if (isAdministrator(role)) return void 0;
	return refuse(user?.guest === void 0 ? "not_an_admin" : "user_is_restricted", role, "an owner or admin");
}
async function findPlace(sent, caller, { organizations }) {
	if (sent.team_id !== void 0 || sent.enterprise_id !== void 0) return {
		ok: true,
		sent
	};
	const own = (await organizations.workspaces()).filter((workspace) => !workspace.deleted && !isForeignWorkspace(workspace, caller));
	const [only] = own;
	if (only !== void 0 && own.length === 1) return {
		ok: true,
		sent: { team_id: only.id }
	};
	return refuse("no_team_or_enterprise_provided", own.length, "one workspace, or team_id or enterprise_id");
}
export { createListRequests };
