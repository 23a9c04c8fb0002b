import { Lo as idPrefixes, Rn as views, So as hasVersion, Wr as decide, wo as put, zt as viewStacks } from "./server.js";
import { o as stepOf } from "./rules.js";
import { _ as openStacksOf, a as refuseView, b as newHash, c as botOf, g as toView, n as exchange, o as nameView, r as findTrigger, v as toContent } from "./views.js";
// ../../packages/service/src/views/views.open.ts
function createOpenView(options) {
	const { value: maxBytes } = options.definition.facts.limits.view.maxBytes;
	return async (sent, context) => refuseView(sent.view, maxBytes) ?? decide(options.store, () => decideOpening(sent, context, options));
}
async function decideOpening(sent, { caller, now }, { store, ids }) {
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
	const { trigger } = found;
	const id = ids.id(idPrefixes.view);
	const { workspaceId, appId, userId, channelId } = trigger;
	const view = {
		id,
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
		rootId: id
	};
	const named = await nameView(view, void 0, store);
	if (!named.ok) return {
		kind: "answer",
		answer: named
	};
	const used = exchange(trigger);
	const turn = 1 + ((await openStacksOf(userId, store)).at(-1)?.turn ?? 0);
	const stack = {
		rootId: id,
		version: 1,
		workspaceId,
		appId,
		userId,
		viewIds: [id],
		turn
	};
	return {
		kind: "commit",
		batch: {
			expect: [
				...used.expect,
				...named.expect,
				hasVersion(views, { id }, 0)
			],
			writes: [
				...used.writes,
				put(viewStacks, stack),
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
export { createOpenView };
