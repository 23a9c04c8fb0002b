import { Di as doNotDisturb, Hr as createRefuse } from "./server.js";
import { P as sees } from "./rules.js";
import { n as toSchedule, r as toSnooze } from "./to-state.js";
// ../../packages/service/src/do-not-disturb/dnd.info.ts
const refuse = createRefuse("everyday-1#directory");
function createDndInfo({ store }) {
	return async (sent, { caller, now }) => {
		const { user: sentId = "" } = sent;
		const id = sentId === "" ? caller.user?.id ?? "" : sentId;
		const user = await store.users.get(id);
		if (user === void 0) return refuse("user_not_found", id, "an existing user");
		if (!await sees(caller, user, store)) return refuse("user_not_visible", id, "a common channel");
		const stored = await store.get(doNotDisturb, { user_id: user.id });
		const nowMs = now.getTime();
		const isOwn = user.id === caller.user?.id;
		return {
			ok: true,
			...toSchedule(stored, user, nowMs),
			...isOwn && toSnooze(stored, nowMs)
		};
	};
}
export { createDndInfo };
