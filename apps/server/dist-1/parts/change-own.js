import { Di as doNotDisturb, So as hasVersion, Wr as decide, wo as put } from "./server.js";
// ../../packages/service/src/do-not-disturb/change-own.ts
function changeOwn(userId, store, change) {
	return decide(store, async () => {
		const before = await store.get(doNotDisturb, { user_id: userId }) ?? {
			userId,
			version: 0
		};
		const changed = change(before);
		if (changed === void 0) return {
			kind: "answer",
			answer: void 0
		};
		const after = {
			...changed,
			userId,
			version: before.version + 1
		};
		return {
			kind: "commit",
			batch: {
				expect: [hasVersion(doNotDisturb, { user_id: userId }, before.version)],
				writes: [put(doNotDisturb, after)]
			},
			answer: () => after
		};
	});
}
export { changeOwn as t };
