import { Lo as idPrefixes, Qo as serviceLimits, Rn as views, So as hasVersion, Wr as decide, wo as put, zt as viewStacks } from "./server.js";
import { o as stepOf } from "./rules.js";
import { a as refuseView, b as newHash, c as botOf, g as toView, n as exchange, o as nameView, r as findTrigger, s as refuse, v as toContent } from "./views.js";
// ../../packages/service/src/views/views.push.ts
function createPushView(options) {
	const { value: maxBytes } = options.definition.facts.limits.view.maxBytes;
	return async (sent, context) => refuseView(sent.view, maxBytes) ?? decide(options.store, () => decidePush(sent, context, options));
}
async function decidePush(sent, { caller, now }, { store, ids }) {
	const nowMs = now.getTime();
	const found = await findTrigger(sent, {
		caller,
		nowMs,
		store
	});
	if (!found.ok) return {
		kind: "answer",
		answer: found
	};
	const place = await findStack(found.trigger, store);
	if (!place.ok) return {
		kind: "answer",
		answer: place
	};
	const { stack } = place;
	const { rootId, version, workspaceId, appId, userId, viewIds } = stack;
	const { channelId } = found.trigger;
	const view = {
		id: ids.id(idPrefixes.view),
		version: 1,
		workspaceId,
		appId,
		userId,
		...channelId !== void 0 && { channelId },
		...stepOf(caller),
		...botOf(caller),
		content: toContent(sent.view, ids),
		values: {},
		hash: newHash(nowMs, ids),
		rootId,
		previousId: viewIds.at(-1) ?? rootId
	};
	const named = await nameView(view, void 0, store);
	if (!named.ok) return {
		kind: "answer",
		answer: named
	};
	const used = exchange(found.trigger);
	const higher = {
		...stack,
		version: version + 1,
		viewIds: [...viewIds, view.id]
	};
	return {
		kind: "commit",
		batch: {
			expect: [
				...used.expect,
				hasVersion(viewStacks, { root_id: rootId }, version),
				...named.expect,
				hasVersion(views, { id: view.id }, 0)
			],
			writes: [
				...used.writes,
				put(viewStacks, higher),
				put(views, view),
				...named.writes
			]
		},
		answer: () => ({
			ok: true,
			view: toView(view)
		})
	};
}
async function findStack({ viewId }, store) {
	const view = viewId === void 0 ? void 0 : await store.get(views, { id: viewId });
	const stack = view?.content.type === "modal" ? await store.get(viewStacks, { root_id: view.rootId }) : void 0;
	if (stack === void 0) return refuse("not_found", viewId, "a trigger of an open modal");
	const { value, error } = serviceLimits.stackedViews;
	return stack.viewIds.length < value ? {
		ok: true,
		stack
	} : refuse(error, value, `less than ${value} modals`);
}
export { createPushView };
