import { Bt as viewNames, Rn as views, Wr as decide, gr as isGranted } from "./server.js";
import { a as refuseView, g as toView, i as refuseArguments, s as refuse, t as replaceView } from "./views.js";
// ../../packages/service/src/views/views.update.ts
function createUpdateView(options) {
	const { value: maxBytes } = options.definition.facts.limits.view.maxBytes;
	return async (sent, context) => refuseView(sent.view, maxBytes) ?? decide(options.store, () => decideUpdate(sent, context, options));
}
async function decideUpdate(sent, { caller, now }, { store, ids }) {
	const view = await findView(sent, caller, store);
	if (view === void 0) return {
		kind: "answer",
		answer: refuse("not_found", sent.view_id ?? sent.external_id, "an open view of the app")
	};
	const { type } = view.content;
	if (sent.view.type !== type) {
		const problem = {
			path: ["view", "type"],
			found: sent.view.type,
			wanted: `must be one of: ${type}`
		};
		return {
			kind: "answer",
			answer: refuseArguments([problem])
		};
	}
	const { external_id: name } = view.content;
	const renamed = sent.view.external_id === void 0 && name !== void 0 ? { external_id: name } : {};
	const content = {
		...sent.view,
		...renamed
	};
	const replaced = await replaceView(view, {
		sent: content,
		hash: sent.hash,
		nowMs: now.getTime(),
		store,
		ids
	});
	if (!replaced.ok) return {
		kind: "answer",
		answer: replaced
	};
	return {
		kind: "commit",
		batch: replaced.batch,
		answer: () => ({
			ok: true,
			view: toView(replaced.view)
		})
	};
}
async function findView({ view_id: viewId = "", external_id: externalId = "" }, { app, token, workspace }, store) {
	if (app === void 0) return void 0;
	const key = {
		workspace_id: workspace.id,
		app_id: app.id,
		external_id: externalId
	};
	const id = viewId === "" ? (await store.get(viewNames, key))?.viewId : viewId;
	const view = id === void 0 ? void 0 : await store.get(views, { id });
	return view?.appId === app.id && isGranted(token, view.workspaceId) ? view : void 0;
}
export { createUpdateView };
