import { t as runJobs } from "./run-jobs.js";
import { Di as doNotDisturb, po as millisecondsOf } from "./server.js";
import { t as changeOwn } from "./change-own.js";
// ../../packages/service/src/do-not-disturb/end-due.ts
const pageSize = 100;
function endDue(pass) {
	const { store, nowMs } = pass;
	return runJobs({
		find: async (last) => {
			const after = last && {
				due: endMsOf(last) ?? null,
				user_id: last.userId
			};
			return (await store.list(doNotDisturb, "due", {}, {
				limit: pageSize,
				...after && { after }
			})).filter((stored) => hasEnded(stored, nowMs()));
		},
		run: (job) => end(job, pass),
		drop: async () => void 0
	}, pass);
}
async function end({ userId }, { store, nowMs }) {
	await changeOwn(userId, store, (before) => {
		const { snoozedUntil: _ended, ...others } = before;
		return hasEnded(before, nowMs()) ? others : void 0;
	});
}
function hasEnded(stored, nowMs) {
	const endMs = endMsOf(stored);
	return endMs !== void 0 && endMs <= nowMs;
}
function endMsOf({ snoozedUntil }) {
	return snoozedUntil === void 0 ? void 0 : millisecondsOf(snoozedUntil);
}
export { endDue };
