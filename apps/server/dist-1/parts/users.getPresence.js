import { Hr as createRefuse, Ir as isActive } from "./server.js";
import { N as findVisible } from "./rules.js";
// ../../packages/service/src/presence/users.getPresence.ts
const refuse = createRefuse("everyday-1#users");
function createGetPresence({ store }) {
	return async (sent, { caller, now }) => {
		const user = await findVisible(sent.user, caller, store);
		if (user === void 0) return refuse("user_not_found", sent.user, "an existing user");
		const isAway = user.away === true || !isActive(user, now.getTime());
		const presence = isAway ? "away" : "active";
		if (user.id !== caller.user?.id) return {
			ok: true,
			presence
		};
		return {
			ok: true,
			presence,
			online: true,
			auto_away: false,
			manual_away: isAway,
			connection_count: 1,
			last_activity: Math.floor(now.getTime() / 1e3)
		};
	};
}
export { createGetPresence };
