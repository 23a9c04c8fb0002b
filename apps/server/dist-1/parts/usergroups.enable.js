import { t as changeUserGroup } from "./change-user-group.js";
// ../../packages/service/src/user-groups/usergroups.enable.ts
function createEnableUserGroup({ store }) {
	return (sent, { caller, now }) => changeUserGroup({
		sent,
		caller,
		nowMs: now.getTime(),
		store,
		change: (group) => {
			const { disabled, ...enabled } = group;
			return {
				ok: true,
				group: disabled === void 0 ? group : enabled
			};
		}
	});
}
export { createEnableUserGroup };
