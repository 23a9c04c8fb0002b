import { Hr as createRefuse, _o as toInstant } from "./server.js";
import { t as changeOwn } from "./change-own.js";
import { i as findSession, t as pausedUntilMs } from "./to-state.js";
// ../../packages/service/src/do-not-disturb/dnd.endDnd.ts
const refuse = createRefuse("everyday-1#directory");
function createEndDnd({ store }) {
	return async (_sent, { caller, now }) => {
		const { id = "", timezone = "" } = caller.user ?? {};
		const nowMs = now.getTime();
		return await changeOwn(id, store, (before) => {
			const { snoozedUntil: _ended, ...others } = before;
			const session = findSession(before, timezone, nowMs);
			const running = session !== void 0 && session.startMs <= nowMs ? session : void 0;
			if (running === void 0 && pausedUntilMs(before, nowMs) === void 0) return void 0;
			return {
				...others,
				...running !== void 0 && { endedSession: toInstant(running.endMs) }
			};
		}) === void 0 ? refuse("not_in_dnd", id, "a running session") : { ok: true };
	};
}
export { createEndDnd };
