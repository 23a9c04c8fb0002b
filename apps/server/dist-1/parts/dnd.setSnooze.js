import { _o as toInstant } from "./server.js";
import { t as changeOwn } from "./change-own.js";
// ../../packages/service/src/do-not-disturb/dnd.setSnooze.ts
function createSetSnooze({ store, due }) {
	return async (sent, { caller, now }) => {
		const seconds = sent.num_minutes * 60;
		const endMs = now.getTime() + seconds * 1e3;
		await changeOwn(caller.user?.id ?? "", store, (before) => ({
			...before,
			snoozedUntil: toInstant(endMs)
		}));
		due.plan(endMs);
		return {
			ok: true,
			snooze_enabled: true,
			snooze_endtime: Math.floor(endMs / 1e3),
			snooze_remaining: seconds,
			snooze_is_indefinite: false
		};
	};
}
export { createSetSnooze };
