import { I as findAddressed } from "./rules.js";
import { t as findGroup } from "./find-group.js";
// ../../packages/service/src/user-groups/usergroups.users.list.ts
function createListUserGroupUsers({ store }) {
	return async (sent, { caller }) => {
		const addressed = await findAddressed(sent.team_id, caller, store);
		if (!addressed.ok) return addressed;
		const found = await findGroup(sent.usergroup, addressed.workspace.id, store);
		if (!found.ok) return found;
		const { id, disabled } = found.group;
		if (disabled !== void 0 && sent.include_disabled !== true) return {
			ok: true,
			users: []
		};
		return {
			ok: true,
			users: ((await store.groups.membersOf([id])).get(id) ?? []).map((member) => member.id)
		};
	};
}
export { createListUserGroupUsers };
