import { I as findAddressed, cn as toUserGroup } from "./rules.js";
// ../../packages/service/src/user-groups/usergroups.list.ts
function createListUserGroups({ store }) {
	return async (sent, { caller }) => {
		const addressed = await findAddressed(sent.team_id, caller, store);
		if (!addressed.ok) return addressed;
		const { id: workspaceId } = addressed.workspace;
		const found = await store.groups.ofWorkspace(workspaceId, { withDisabled: sent.include_disabled === true });
		const members = sent.include_users === true ? await store.groups.membersOf(found.map(({ group }) => group.id)) : void 0;
		return {
			ok: true,
			usergroups: found.map(({ group, memberCount }) => toUserGroup(group, {
				workspaceId,
				...members !== void 0 && { userIds: (members.get(group.id) ?? []).map(({ id }) => id) },
				...sent.include_count === true && { userCount: memberCount }
			}))
		};
	};
}
export { createListUserGroups };
