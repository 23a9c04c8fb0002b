import { So as hasVersion, Wr as decide, ci as users, wo as put } from "./server.js";
// ../../packages/service/src/presence/users.setPresence.ts
const done = { ok: true };
function createSetPresence({ store }) {
	return (sent, { caller }) => decide(store, async () => {
		const before = await store.users.get(caller.user?.id ?? "");
		const away = sent.presence === "away";
		if (before === void 0 || (before.away ?? false) === away) return {
			kind: "answer",
			answer: done
		};
		const { away: _former, ...rest } = before;
		const after = {
			...rest,
			...away && { away },
			version: before.version + 1
		};
		return {
			kind: "commit",
			batch: {
				expect: [hasVersion(users, { id: before.id }, before.version)],
				writes: [put(users, after)]
			},
			answer: () => done
		};
	});
}
export { createSetPresence };
