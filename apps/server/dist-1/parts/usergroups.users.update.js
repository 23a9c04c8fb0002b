import { Ir as isActive, Pr as isForeign, Qo as serviceLimits, Rr as joinTogether } from "./server.js";
import { t as changeUserGroup } from "./change-user-group.js";
import { t as refuse } from "./rules.js";
// ../../packages/service/src/user-groups/new-members.ts
async function refuseNewMembers({ ids, workspaceId, caller, nowMs }, store) {
	const users = new Map((ids.length === 0 ? [] : await store.users.getMany(ids)).map((user) => [user.id, user]));
	const isFit = (user) => user !== void 0 && user.kind === "person" && user.guest === void 0 && isActive(user, nowMs) && !isForeign(user, caller);
	const unfit = ids.find((id) => !isFit(users.get(id)));
	if (unfit !== void 0) return refuse("invalid_users", unfit, "an active user who is no guest and no bot");
	const elsewhere = [...users.values()].filter(({ memberships }) => !memberships.some((membership) => membership.workspaceId === workspaceId)).map(({ id }) => id);
	if (elsewhere.length === 0) return void 0;
	const connected = await store.users.connectedAmong(elsewhere, workspaceId);
	const outside = elsewhere.find((id) => !connected.has(id));
	if (outside !== void 0) return refuse("failed_for_some_users", outside, "a user of the workspace");
}
// ../../packages/service/src/user-groups/usergroups.users.update.ts
const { value: atMost } = serviceLimits.userGroupUsers;
function createUpdateUserGroupUsers({ store }) {
	return (sent, { caller, now }) => changeUserGroup({
		sent,
		caller,
		nowMs: now.getTime(),
		store,
		async change(group, workspaceId) {
			const userIds = [...new Set(sent.users)];
			if (userIds.length > atMost) return refuse("subteam_max_users_exceeded", userIds.length, `at most ${atMost} users`);
			const before = new Set((await store.groups.membersOf([group.id])).get(group.id)?.map(({ id }) => id));
			const joining = userIds.filter((id) => !before.has(id));
			const refusal = await refuseNewMembers({
				ids: joining,
				workspaceId,
				caller,
				nowMs: now.getTime()
			}, store);
			if (refusal !== void 0) return refusal;
			const staying = new Set(userIds);
			const leaving = [...before].filter((id) => !staying.has(id));
			const { defaultChannelIds = [], defaultPrivateChannelIds = [] } = group;
			const channelIds = [...defaultChannelIds, ...defaultPrivateChannelIds];
			const channels = await joinTogether(channelIds, {
				userIds: joining,
				nowMs: now.getTime()
			}, store);
			return {
				ok: true,
				group: { ...group },
				userIds,
				expect: joining.length === 0 ? [] : [
					{
						kind: "mayJoin",
						userIds: joining
					},
					{
						kind: "membersAtMost",
						groupId: group.id,
						atMost
					},
					...channels.expect
				],
				writes: [...writesOf(group, joining, leaving), ...channels.writes]
			};
		}
	});
}
function writesOf({ id: groupId }, joining, leaving) {
	return [...leaving.length === 0 ? [] : [{
		kind: "removeGroupMembers",
		groupId,
		userIds: leaving
	}], ...joining.length === 0 ? [] : [{
		kind: "addGroupMembers",
		groupId,
		userIds: joining
	}]];
}
export { createUpdateUserGroupUsers };
