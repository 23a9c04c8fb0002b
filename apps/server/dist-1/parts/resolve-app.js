import { So as hasVersion, Wn as apps, _o as toInstant, bn as appRequests, wo as put, yn as appResolutions } from "./server.js";
import { n as joinScopes, r as scopesOfManifest, t as includesScopes } from "./asked-scopes.js";
import { B as refuse, R as findTarget } from "./rules.js";
import { n as openRequests, t as findRequest } from "./open-requests.js";
// ../../packages/service/src/approvals/resolve-app.ts
async function resolveApp(sent, options) {
	const { status, caller, nowMs, store } = options;
	const found = await findAsked(sent, caller, store);
	if (!found.ok) return {
		kind: "answer",
		answer: found
	};
	const { asked } = found;
	const refusal = await options.refuse?.(asked);
	if (refusal !== void 0) return {
		kind: "answer",
		answer: refusal
	};
	const key = {
		target_id: asked.target.targetId,
		app_id: asked.app.id
	};
	const before = await store.get(appResolutions, key);
	const all = joinScopes([...before?.status === status ? [before] : [], asked.scopes]);
	const resolution = {
		appId: asked.app.id,
		targetId: asked.target.targetId,
		version: (before?.version ?? 0) + 1,
		status,
		updated: toInstant(nowMs),
		resolverId: caller.user?.id ?? "",
		botScopes: sent.bot_scopes ?? all.botScopes,
		userScopes: sent.user_scopes ?? all.userScopes
	};
	const settled = asked.open.map((request) => ({
		...request,
		version: request.version + 1,
		status
	}));
	return {
		kind: "commit",
		batch: {
			expect: [
				hasVersion(apps, { id: asked.app.id }, asked.app.version),
				hasVersion(appResolutions, key, before?.version ?? 0),
				...asked.open.map(({ userId, version }) => hasVersion(appRequests, {
					...key,
					user_id: userId
				}, version))
			],
			writes: [put(appResolutions, resolution), ...settled.map((request) => put(appRequests, request))]
		},
		answer: () => ({ ok: true })
	};
}
async function findAsked(sent, caller, store) {
	const target = await findTarget(sent, "team_not_found", caller, store);
	if (!target.ok) return target;
	const request = sent.request_id === void 0 ? void 0 : await findRequest(sent.request_id, store);
	if (sent.request_id !== void 0 && request?.targetId !== target.targetId) return refuse("invalid_request_id", sent.request_id, `a request for ${target.targetId}`);
	if (request !== void 0 && request.status !== "open") return refuse("request_already_resolved", request.status, "an open request");
	const appId = request?.appId ?? sent.app_id ?? "";
	const app = await store.apps.get(appId);
	if (app === void 0 || app.deleted) return refuse("invalid_app_id", appId, "an app that is not deleted");
	const open = await openRequests(appId, target.targetId, store);
	return {
		ok: true,
		asked: {
			app,
			target,
			open,
			scopes: request ?? joinScopes([scopesOfManifest(app), ...open])
		}
	};
}
function asksFor({ scopes }, { bot_scopes = [], user_scopes = [] }) {
	return includesScopes(scopes, {
		botScopes: bot_scopes,
		userScopes: user_scopes
	});
}
export { resolveApp as n, asksFor as t };
