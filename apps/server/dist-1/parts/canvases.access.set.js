import { Hr as createRefuse, So as hasVersion, Wr as decide, gn as canvases, wo as put, yr as belongsToAny } from "./server.js";
import { i as withoutSubject, n as isSharedByChannel, r as ownAccess, t as findShared } from "./find-shared.js";
// ../../packages/service/src/canvases/canvases.access.set.ts
const rule = "everyday-2#canvases";
const refuse = createRefuse(rule);
function createSetCanvasAccess({ store }) {
	return (sent, { caller }) => decide(store, async () => {
		if (sent.access_level === "owner" && sent.channel_ids !== void 0) return answer(refuse("invalid_arguments", sent.channel_ids, "a user as the owner"));
		const found = await findShared(sent, caller, store);
		if (!found.ok) return answer(found);
		const { canvas, subject } = found;
		if (sent.access_level === "owner" && canvas.ownerId !== caller.user?.id) return answer(refuse("restricted_action", canvas.ownerId, "a canvas of the caller"));
		const level = sent.access_level;
		const failed = subject.kind === "user" ? await refuseUser(canvas, subject.user, level, store) : void 0;
		return failed === void 0 ? toDecision(canvas, subject, level) : answer(failed);
	});
}
async function refuseUser(canvas, user, level, store) {
	if (canvas.ownerId === user.id) return level === "owner" ? void 0 : failFor(user, "a user other than the owner");
	if (await isSharedByChannel(canvas, user.id, store)) return failFor(user, "a user without access through a channel");
	if (level !== "owner" || await belongsToAny(user, [canvas.workspaceId], store)) return void 0;
	return failFor(user, "a user of the workspace of the canvas");
}
function failFor({ id }, wanted) {
	return {
		ok: false,
		error: "failed_to_update_user_ids",
		failed_to_update_user_ids: [id],
		because: {
			rule,
			found: id,
			wanted
		}
	};
}
function toDecision(canvas, { kind, id }, level) {
	const { id: canvasId, version, ownerId } = canvas;
	if ((ownerId === id ? "owner" : ownAccess(canvas, {
		kind,
		id
	})?.level) === level) return answer({ ok: true });
	const others = withoutSubject(canvas, {
		kind,
		id
	});
	const changed = level === "owner" ? {
		ownerId: id,
		access: [...others, {
			subject: {
				kind: "user",
				id: ownerId
			},
			level: "write"
		}]
	} : {
		ownerId,
		access: [...others, {
			subject: {
				kind,
				id
			},
			level
		}]
	};
	return {
		kind: "commit",
		batch: {
			expect: [hasVersion(canvases, { id: canvasId }, version)],
			writes: [put(canvases, {
				...canvas,
				...changed,
				version: version + 1
			})]
		},
		answer: () => ({ ok: true })
	};
}
function answer(outcome) {
	return {
		kind: "answer",
		answer: outcome
	};
}
export { createSetCanvasAccess };
