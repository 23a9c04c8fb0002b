import { Hr as createRefuse } from "./server.js";
import { A as seeCanvas } from "./rules.js";
import { t as findAccessSubject } from "./find-access-subject.js";
// ../../packages/service/src/canvases/access/access.ts
function withoutSubject({ access }, { kind, id }) {
	return access.filter(({ subject }) => subject.kind !== kind || subject.id !== id);
}
function ownAccess({ access }, { kind, id }) {
	return access.find(({ subject }) => subject.kind === kind && subject.id === id);
}
async function isSharedByChannel(canvas, userId, { channels }) {
	if (ownAccess(canvas, {
		kind: "user",
		id: userId
	}) !== void 0) return false;
	const ids = canvas.access.flatMap(({ subject: { kind, id } }) => kind === "channel" ? [id] : []);
	return (await Promise.all(ids.map((id) => channels.isMember(id, userId)))).includes(true);
}
// ../../packages/service/src/canvases/access/find-shared.ts
const refuse = createRefuse("everyday-2#canvases");
async function findShared({ canvas_id: canvasId, ...named }, caller, store) {
	const seen = await seeCanvas(canvasId, caller, store);
	if (!seen.ok) return seen;
	const { canvas, workspace, level } = seen;
	if (canvas.channelId !== void 0) return refuse("canvas_not_found", canvasId, "a canvas that is not a channel's");
	if (workspace.disabledFeatures.includes("canvases")) return refuse("canvas_disabled_user_team", workspace.id, "a workspace with canvases");
	if (level !== "write") return refuse("restricted_action", canvasId, "a canvas that the caller may change");
	const found = await findAccessSubject(named, caller, store);
	return found.ok ? {
		ok: true,
		canvas,
		subject: found.subject
	} : found;
}
export { withoutSubject as i, isSharedByChannel as n, ownAccess as r, findShared as t };
