import { So as hasVersion, Wr as decide, gn as canvases, wo as put } from "./server.js";
import { i as withoutSubject, n as isSharedByChannel, r as ownAccess, t as findShared } from "./find-shared.js";
// ../../packages/service/src/canvases/canvases.access.delete.ts
function createDeleteCanvasAccess({ store }) {
	return (sent, { caller }) => decide(store, async () => {
		const found = await findShared(sent, caller, store);
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const { canvas, subject } = found;
		const { id, version } = canvas;
		if (subject.kind === "user" && (canvas.ownerId === subject.id || await isSharedByChannel(canvas, subject.id, store))) return {
			kind: "answer",
			answer: {
				ok: true,
				failed_to_update_user_ids: [subject.id]
			}
		};
		if (ownAccess(canvas, subject) === void 0) return {
			kind: "answer",
			answer: { ok: true }
		};
		return {
			kind: "commit",
			batch: {
				expect: [hasVersion(canvases, { id }, version)],
				writes: [put(canvases, {
					...canvas,
					version: version + 1,
					access: withoutSubject(canvas, subject)
				})]
			},
			answer: () => ({ ok: true })
		};
	});
}
export { createDeleteCanvasAccess };
