import { Hr as createRefuse, So as hasVersion, _o as toInstant, gn as canvases, mn as channels, wo as put } from "./server.js";
import { d as workspaceOf } from "./messages.js";
import { Kt as readTitle, Wt as toRun, qt as parseSections, yt as findConversation } from "./rules.js";
import { t as lengthProblem } from "./length-problem.js";
// ../../packages/service/src/canvases/making/find-canvas-place.ts
const refuse = createRefuse("everyday-1#conversations");
async function findCanvasPlace(id, caller, store) {
	const found = await findCanvasChannel(id, caller, store);
	return found.ok ? refuseSecond(found, found.home) ?? found : found;
}
async function findCanvasChannel(id, caller, store) {
	const found = await findConversation(id, {
		caller,
		store,
		kindScopes: {}
	});
	if (!found.ok) return found;
	const { channel } = found;
	if (channel.kind === "im" || channel.kind === "mpim") return refuse("channel_not_found", channel.kind, "a channel");
	const home = await workspaceOf(channel, caller, store);
	if (home.disabledFeatures.includes("canvases")) return refuse("canvas_disabled_user_team", home.id, "a workspace with canvases");
	return refuseCaller(found, caller) ?? {
		...found,
		home
	};
}
function refuseCaller({ channel, membership }, { user }) {
	if (channel.archived) return refuse("restricted_action", channel.id, "a channel that is not archived");
	if (membership === void 0) return refuse("restricted_action", channel.id, "a channel that the caller has joined");
	return user?.guest === void 0 ? void 0 : refuse("restricted_action", user.id, "a full member");
}
function refuseSecond({ channel: { canvas } }, { plan }) {
	if (canvas === void 0) return void 0;
	return refuse(plan === "free" ? "free_team_canvas_tab_already_exists" : "channel_canvas_already_exists", canvas.id, "a channel without a canvas");
}
// ../../packages/service/src/canvases/making/new-canvas.ts
function toNewCanvas({ id, workspaceId, content: { title, sections }, channel }, { caller, now }) {
	const canvas = {
		id,
		version: 1,
		created: toInstant(now.getTime()),
		workspaceId,
		ownerId: caller.user?.id ?? "",
		title,
		...channel !== void 0 && { channelId: channel.id },
		access: [],
		sections
	};
	if (channel === void 0) return {
		expect: [],
		writes: [put(canvases, canvas)]
	};
	const { id: channelId, version, canvas: first } = channel;
	const shown = {
		id,
		empty: sections.length === 0
	};
	const changed = {
		...channel,
		version: version + 1,
		updated: canvas.created,
		canvas: shown
	};
	return {
		expect: [hasVersion(channels, { id: channelId }, version), {
			kind: "channelMember",
			channelId,
			userId: canvas.ownerId
		}],
		writes: [put(canvases, canvas), ...first === void 0 ? [put(channels, changed)] : []]
	};
}
// ../../packages/service/src/canvases/making/read-new-content.ts
function* readNewContent({ title = "", document_content: content }, defaultTitle, newId) {
	const markdown = content?.markdown ?? "";
	const tooLong = lengthProblem(title, "title") ?? lengthProblem(markdown);
	if (tooLong !== void 0) return refuseContent(tooLong);
	const read = yield* readTitle(title === "" ? defaultTitle : title);
	if (!read.ok) return refuseContent(read.detail);
	const parsed = yield* parseSections(markdown);
	if (!parsed.ok) return refuseContent(parsed.detail);
	const sections = parsed.starts.length === 0 ? [] : [yield* toRun(newId(), markdown, parsed.starts)];
	return {
		ok: true,
		title: read.title,
		sections
	};
}
function refuseContent(detail) {
	return {
		ok: false,
		error: "canvas_creation_failed",
		detail,
		because: {
			rule: "everyday-1#conversations",
			found: detail
		}
	};
}
export { findCanvasPlace as a, findCanvasChannel as i, refuseContent as n, toNewCanvas as r, readNewContent as t };
