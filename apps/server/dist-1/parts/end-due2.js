import { Lr as isExpired, Wr as decide, ci as users, rr as toSettled, si as dueMsOf } from "./server.js";
import { t as runJobs } from "./run-jobs.js";
import { an as withoutEndedStatus } from "./rules.js";
// ../../packages/service/src/users/account/end-due.ts
const pageSize = 100;
function endDue(pass) {
	const { store, nowMs } = pass;
	return runJobs({
		find: async (last) => {
			const after = last && {
				due: dueMsOf(last) ?? null,
				id: last.id
			};
			return (await store.list(users, "due", {}, {
				limit: pageSize,
				...after && { after }
			})).filter((user) => isDue(user, nowMs()));
		},
		run: (job) => end(job, pass),
		drop: async () => void 0
	}, pass);
}
function end({ id }, { store, nowMs }) {
	return decide(store, async () => {
		const atMs = nowMs();
		const before = await store.users.get(id);
		if (before === void 0 || !isDue(before, atMs)) return {
			kind: "answer",
			answer: void 0
		};
		const active = before.active && !isExpired(before, atMs);
		const after = {
			...withoutEndedStatus(before, atMs),
			active,
			version: before.version + 1
		};
		const { expect, writes } = toSettled(after, {
			before,
			isActivityChanged: before.active !== active
		});
		return {
			kind: "commit",
			batch: {
				expect,
				writes
			},
			answer: () => void 0
		};
	});
}
function isDue(user, nowMs) {
	const dueMs = dueMsOf(user);
	return dueMs !== void 0 && dueMs <= nowMs;
}
export { endDue };
