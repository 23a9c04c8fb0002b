import { So as hasVersion, _o as toInstant, ci as users, wo as put } from "./server.js";
// ../../packages/service/src/administration/store-change.ts
function storeChange(before, after, nowMs) {
	if (after === before) return {
		kind: "answer",
		answer: { ok: true }
	};
	const stored = {
		...after,
		version: before.version + 1,
		updated: toInstant(nowMs)
	};
	return {
		kind: "commit",
		batch: {
			expect: [hasVersion(users, { id: before.id }, before.version)],
			writes: [put(users, stored)]
		},
		answer: () => ({ ok: true })
	};
}
export { storeChange as t };
