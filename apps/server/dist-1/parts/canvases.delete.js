import { Hr as createRefuse, So as hasVersion, Wr as decide, _o as toInstant, gn as canvases, mn as channels, wo as put } from "./server.js";
import { A as seeCanvas } from "./rules.js";
// ../../packages/service/src/canvases/canvases.delete.ts
const refuse = createRefuse("everyday-2#canvases");
function createDeleteCanvas({ store }) {
	return ({ canvas_id }, { caller, now }) => decide(store, async () => {
		const seen = await seeCanvas(canvas_id, caller, store);
		if (!seen.ok) return {
			kind: "answer",
			answer: seen
		};
		const refusal = refuseDeleting(seen, caller);
		if (refusal !== void 0) return {
			kind: "answer",
			answer: refusal
		};
		return {
			kind: "commit",
			batch: await toDeletion(seen.canvas, toInstant(now.getTime()), store),
			answer: () => ({ ok: true })
		};
	});
}
function refuseDeleting({ canvas: { id, ownerId }, workspace, level }, { user }) {
	const { fileRules, disabledFeatures } = workspace;
	if (fileRules?.deletion === "off" || disabledFeatures.includes("canvases")) return refuse("canvas_deleting_disabled", workspace.id, "a workspace that lets users delete canvases");
	if (ownerId !== user?.id) return refuse("restricted_action", ownerId, "a canvas of the caller");
	return level === "write" ? void 0 : refuse("restricted_action", id, "a channel that is not archived");
}
async function toDeletion(canvas, now, store) {
	const { id, version, channelId } = canvas;
	const deleted = {
		...canvas,
		version: version + 1,
		sections: [],
		deleted: now
	};
	const own = {
		expect: [hasVersion(canvases, { id }, version)],
		writes: [put(canvases, deleted)]
	};
	const channel = channelId === void 0 ? void 0 : await store.channels.get(channelId);
	if (channel?.canvas?.id !== id) return own;
	const { canvas: _canvas, ...rest } = channel;
	return {
		expect: [...own.expect, hasVersion(channels, { id: channel.id }, channel.version)],
		writes: [...own.writes, put(channels, {
			...rest,
			version: channel.version + 1,
			updated: now
		})]
	};
}
export { createDeleteCanvas };
