import { i as createFindUser, n as refuse, z as createFindTeam } from "./rules.js";
import { Co as keyOf, Ir as isActive, Sn as placesOf, So as hasVersion, To as remove, Un as refreshTokens, Ut as roleAssignments, Wr as decide, _o as toInstant, ci as users, mr as tokens, ni as mayChange, ri as roleIn, rr as toSettled, so as readAll, ti as isPrimaryOwner, wo as put } from "./server.js";
import { t as channelsIn } from "./channels-in.js";
// ../../packages/service/src/members/leave-workspace.ts
async function leaveWorkspace(user, workspaceId, nowMs, store) {
	const changed = {
		...user,
		version: user.version + 1,
		updated: toInstant(nowMs)
	};
	const memberships = await othersOf(user, workspaceId, store);
	if (memberships.length === 0) {
		const { expect, writes } = toSettled({
			...changed,
			active: false
		}, {
			before: user,
			isActivityChanged: true
		});
		return {
			expect,
			writes
		};
	}
	const kept = memberships.map((one) => one.workspaceId);
	const guest = user.guest === void 0 ? {} : { guest: outside(user.guest, workspaceId) };
	const leaving = await Promise.all([
		leaveChannels(user.id, workspaceId, kept, store),
		leaveGroups(user.id, workspaceId, store),
		endTokens(user.id, workspaceId, store),
		endRoles(user.id, workspaceId, store)
	]);
	return {
		expect: [hasVersion(users, { id: user.id }, user.version)],
		writes: [...leaving.flat(), put(users, {
			...changed,
			...guest,
			memberships
		})]
	};
}
async function othersOf(user, workspaceId, store) {
	const others = user.memberships.filter((one) => one.workspaceId !== workspaceId);
	if (others.length > 0) return others;
	return (await store.users.connectedWorkspaces(user.id)).filter((id) => id !== workspaceId).map((id) => ({
		workspaceId: id,
		role: "member"
	}));
}
function outside({ expirations, ...guest }, workspaceId) {
	const others = (expirations ?? []).filter((one) => one.workspaceId !== workspaceId);
	return {
		...guest,
		...others.length > 0 && { expirations: others }
	};
}
async function leaveChannels(userId, workspaceId, kept, store) {
	return (await channelsIn(workspaceId, userId, store)).filter((channel) => !placesOf(channel).some((id) => kept.includes(id))).map(({ id }) => ({
		kind: "removeChannelMembers",
		channelId: id,
		userIds: [userId]
	}));
}
async function leaveGroups(userId, workspaceId, store) {
	return ((await store.users.groupsOf([userId])).get(userId) ?? []).filter((group) => group.workspaceId === workspaceId).map(({ id }) => ({
		kind: "removeGroupMembers",
		groupId: id,
		userIds: [userId]
	}));
}
async function endTokens(userId, workspaceId, store) {
	const of = { user_id: userId };
	const isThere = (one) => one.installation.target.id === workspaceId;
	const [issued, refresh] = await Promise.all([readAll(tokens, (page) => store.list(tokens, "of_user", of, page)), readAll(refreshTokens, (page) => store.list(refreshTokens, "of_user", of, page))]);
	return [...issued.filter((one) => isThere(one) && !one.revoked).map((one) => put(tokens, {
		...one,
		revoked: true
	})), ...refresh.filter(isThere).map((one) => remove(refreshTokens, keyOf(refreshTokens, one)))];
}
async function endRoles(userId, workspaceId, store) {
	return (await readAll(roleAssignments, (page) => store.list(roleAssignments, "of_user", { user_id: userId }, page))).filter(({ entityId }) => entityId === workspaceId).map((one) => remove(roleAssignments, keyOf(roleAssignments, one)));
}
// ../../packages/service/src/members/admin.users.remove.ts
const findTeam = createFindTeam(refuse, { foreign: "team_not_found" });
const findUser = createFindUser(refuse, "user_not_found");
function createRemoveMember({ store }) {
	return ({ team_id: teamId, user_id: userId }, { caller, now }) => decide(store, async () => {
		const team = await findTeam(teamId, caller, store);
		if (!team.ok) return {
			kind: "answer",
			answer: team
		};
		const found = await findUser(userId, caller, store);
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const { user } = found;
		const refusal = refuseRemoval(user, teamId, caller) ?? await refuseStranger(user, {
			teamId,
			nowMs: now.getTime(),
			store
		});
		if (refusal !== void 0) return {
			kind: "answer",
			answer: refusal
		};
		return {
			kind: "commit",
			batch: {
				...await leaveWorkspace(user, teamId, now.getTime(), store),
				...caller.user !== void 0 && { byId: caller.user.id }
			},
			answer: () => ({ ok: true })
		};
	});
}
function refuseRemoval(user, teamId, { user: self }) {
	if (user.kind === "bot") return refuse("user_not_found", user.id, "a person");
	const role = roleIn(user, {
		kind: "workspace",
		id: teamId
	});
	if (isPrimaryOwner(user.organizationRole) || isPrimaryOwner(role)) return refuse("cannot_modify_primary_owner", user.id, "a user who is not the primary owner");
	if (mayChange(user, self?.organizationRole)) return void 0;
	return refuse("invalid_permissions", self?.organizationRole, "an owner");
}
async function refuseStranger(user, { teamId, nowMs, store }) {
	const isConnected = (await store.users.connectedWorkspaces(user.id)).includes(teamId);
	if (!(isConnected || user.memberships.some(({ workspaceId }) => workspaceId === teamId)) || !isActive(user, nowMs)) return refuse("user_already_deleted", user.id, `an active member of ${teamId}`);
	if (!isConnected) return void 0;
	return refuse("failed_to_remove_user_from_workspace", user.id, "a member who is in no connected group");
}
export { createRemoveMember };
