import { t as changeOwn } from "./change-own.js";
import { Di as doNotDisturb } from "./server.js";
import { n as toSchedule, t as pausedUntilMs } from "./to-state.js";
// ../../packages/service/src/do-not-disturb/dnd.endSnooze.ts
function createEndSnooze({ store }) {
	return async (_sent, { caller, now }) => {
		const { id = "", timezone = "" } = caller.user ?? {};
		const nowMs = now.getTime();
		await changeOwn(id, store, (before) => {
			const { snoozedUntil: _ended, ...others } = before;
			return pausedUntilMs(before, nowMs) === void 0 ? void 0 : others;
		});
		const stored = await store.get(doNotDisturb, { user_id: id });
		return {
			ok: true,
			...toSchedule(stored, { timezone }, nowMs),
			snooze_enabled: false
		};
	};
}
export { createEndSnooze };
