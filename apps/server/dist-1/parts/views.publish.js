import { Io as idPatterns, Lo as idPrefixes, Rn as views, So as hasVersion, Vt as appHomes, Wr as decide, wo as put } from "./server.js";
import { N as findVisible } from "./rules.js";
import { a as refuseView, b as newHash, c as botOf, g as toView, h as hasHomeTab, i as refuseArguments, o as nameView, s as refuse, t as replaceView, v as toContent } from "./views.js";
// ../../packages/service/src/views/views.publish.ts
function createPublishView(options) {
	const { value: maxBytes } = options.definition.facts.limits.view.maxBytes;
	return async (sent, context) => refuseView(sent.view, maxBytes) ?? decide(options.store, () => decidePublication(sent, context, options));
}
async function decidePublication(sent, { caller, now }, { store, ids }) {
	const appId = findHomeTab(caller);
	if (appId === void 0) return {
		kind: "answer",
		answer: refuse("not_enabled", caller.app?.id, "an app whose manifest enables the home tab")
	};
	const refusal = await refuseUser(sent.user_id, caller, store);
	if (refusal !== void 0) return {
		kind: "answer",
		answer: refusal
	};
	const nowMs = now.getTime();
	const home = await store.get(appHomes, {
		app_id: appId,
		user_id: sent.user_id
	});
	const before = home === void 0 ? void 0 : await store.get(views, { id: home.viewId });
	if (before !== void 0) {
		const replaced = await replaceView(before, {
			sent: sent.view,
			hash: sent.hash,
			nowMs,
			store,
			ids
		});
		if (!replaced.ok) return {
			kind: "answer",
			answer: replaced
		};
		const answer = () => ({
			ok: true,
			view: toView(replaced.view)
		});
		return {
			kind: "commit",
			batch: replaced.batch,
			answer
		};
	}
	if (sent.hash !== void 0) return {
		kind: "answer",
		answer: refuse("hash_conflict", sent.hash, "no hash, since there is no home yet")
	};
	return decideFirst(sent, {
		caller,
		appId,
		nowMs,
		store,
		ids,
		version: home?.version ?? 0
	});
}
async function decideFirst({ user_id: userId, view: sent }, { caller, appId, nowMs, store, ids, version }) {
	const id = ids.id(idPrefixes.view);
	const view = {
		id,
		version: 1,
		workspaceId: caller.workspace.id,
		appId,
		userId,
		...botOf(caller),
		content: toContent(sent, ids),
		values: {},
		hash: newHash(nowMs, ids),
		rootId: id
	};
	const named = await nameView(view, void 0, store);
	if (!named.ok) return {
		kind: "answer",
		answer: named
	};
	return {
		kind: "commit",
		batch: {
			expect: [
				hasVersion(appHomes, {
					app_id: appId,
					user_id: userId
				}, version),
				hasVersion(views, { id }, 0),
				...named.expect
			],
			writes: [
				put(views, view),
				put(appHomes, {
					appId,
					userId,
					version: version + 1,
					viewId: id
				}),
				...named.writes
			]
		},
		answer: () => ({
			ok: true,
			view: toView(view)
		})
	};
}
function findHomeTab({ app }) {
	return app !== void 0 && hasHomeTab(app) ? app.id : void 0;
}
async function refuseUser(userId, caller, store) {
	if ((idPatterns.user.test(userId) ? await findVisible(userId, caller, store) : void 0)?.kind === "person") return void 0;
	return refuseArguments([{
		path: ["user_id"],
		found: userId,
		wanted: "must be the identifier of a user"
	}]);
}
export { createPublishView };
