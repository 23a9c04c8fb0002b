import { Hr as createRefuse, Lo as idPrefixes, Wr as decide, gr as isGranted } from "./server.js";
import { i as findCanvasChannel, n as refuseContent, r as toNewCanvas, t as readNewContent } from "./read-new-content.js";
import { Zt as runWithPauses } from "./rules.js";
// ../../packages/service/src/canvases/canvases.create.ts
const refuse = createRefuse("everyday-2#canvases");
function createCreateCanvas({ store, ids, clock }) {
	return (sent, context) => decide(store, async () => {
		const place = await findPlace(sent.channel_id, context.caller, store);
		if (!place.ok) return {
			kind: "answer",
			answer: place
		};
		const { ok: _found, ...at } = place;
		const newId = () => ids.id(idPrefixes.canvasSection);
		const content = await runWithPauses(readNewContent(sent, at.channel?.name ?? "Untitled", newId), clock);
		if (!content.ok) return {
			kind: "answer",
			answer: content
		};
		const id = ids.id(idPrefixes.canvas);
		return {
			kind: "commit",
			batch: toNewCanvas({
				id,
				...at,
				content
			}, context),
			answer: () => ({
				ok: true,
				canvas_id: id
			})
		};
	});
}
async function findPlace(channelId, caller, store) {
	return channelId === void 0 ? findWorkspace(caller) : findChannel(channelId, caller, store);
}
function findWorkspace({ token, user, workspace: { id, plan } }) {
	if (!isGranted(token, id)) return refuse("team_access_not_granted", id, "a workspace that the installation was granted to");
	if (user?.guest !== void 0) return refuse("restricted_action", user.id, "a full member");
	if (plan === "free") return refuse("free_teams_cannot_create_non_tabbed_canvases", plan, "a channel, or a paid plan");
	return {
		ok: true,
		workspaceId: id
	};
}
async function findChannel(channelId, caller, store) {
	const found = await findCanvasChannel(channelId, caller, store);
	if (!found.ok) return found.error === "channel_not_found" ? refuseContent("channel_id: no channel has this identifier") : found;
	const { channel, home } = found;
	if (channel.canvas !== void 0 && home.plan === "free") return refuse("free_team_canvas_tab_already_exists", channel.canvas.id, "a channel without a canvas");
	return {
		ok: true,
		workspaceId: channel.workspaceId,
		channel
	};
}
export { createCreateCanvas };
