import { _o as toInstant } from "./server.js";
import { t as changeUserGroup } from "./change-user-group.js";
// ../../packages/service/src/user-groups/usergroups.disable.ts
function createDisableUserGroup({ store }) {
	return (sent, { caller, now }) => changeUserGroup({
		sent,
		caller,
		nowMs: now.getTime(),
		store,
		change: (group) => {
			if (group.disabled !== void 0) return {
				ok: true,
				group
			};
			const by = caller.user === void 0 ? {} : { userId: caller.user.id };
			return {
				ok: true,
				group: {
					...group,
					disabled: {
						at: toInstant(now.getTime()),
						...by
					}
				}
			};
		}
	});
}
export { createDisableUserGroup };
