import { Di as doNotDisturb, Hr as createRefuse } from "./server.js";
import { P as sees } from "./rules.js";
import { n as toSchedule } from "./to-state.js";
// ../../packages/service/src/do-not-disturb/dnd.teamInfo.ts
const refuse = createRefuse("everyday-1#directory");
function createDndTeamInfo({ store }) {
	return async (sent, { caller, now }) => {
		const found = await store.users.getMany([...new Set(sent.users)]);
		for (const user of found) if (!await sees(caller, user, store)) return refuse("user_not_visible", user.id, "a common channel");
		const schedules = await Promise.all(found.map(async (user) => {
			const stored = await store.get(doNotDisturb, { user_id: user.id });
			return [user.id, toSchedule(stored, user, now.getTime())];
		}));
		return {
			ok: true,
			users: Object.fromEntries(schedules)
		};
	};
}
export { createDndTeamInfo };
