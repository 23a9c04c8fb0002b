import { Fr as isForeignWorkspace, Hr as createRefuse, Io as idPatterns, Qr as hasRole, Wr as decide, es as systemRoles, gr as isGranted } from "./server.js";
import { U as isSystemRole } from "./rules.js";
// ../../packages/service/src/roles/find-entity.ts
async function rejectEntity(id, role, { caller, store }) {
	if (id === caller.organization?.id) return rejectKind("organization", role);
	const channel = idPatterns.channel.test(id) ? await store.channels.get(id) : void 0;
	const workspaceId = channel === void 0 ? id : channel.workspaceId;
	const workspace = await store.organizations.workspace(workspaceId);
	if (channel?.deleted === true || channel !== void 0 && channel.name === void 0 || workspace === void 0 || workspace.deleted || isForeignWorkspace(workspace, caller)) return "entity_not_found";
	if (!isGranted(caller.token, workspaceId)) return "team_access_not_granted";
	return rejectKind(channel === void 0 ? "workspace" : "channel", role);
}
function rejectKind(kind, role) {
	return systemRoles[role].entities.some((each) => each === kind) ? void 0 : "entity_not_supported";
}
// ../../packages/service/src/roles/change-assignments.ts
const rolesRule = "everyday-2#adminroles-adminusergroups";
const refuse = createRefuse(rolesRule);
async function changeAssignments({ role_id: roleId, entity_ids, user_ids }, { caller, store, rejectUser, toBatch }) {
	if (!isSystemRole(roleId)) return refuse("invalid_role_id", roleId, "the identifier of a system role");
	const own = caller.user?.organizationRole;
	const { changedBy } = systemRoles[roleId];
	if (!hasRole(own, changedBy)) return refuse("cannot_modify_role_admin", own, changedBy);
	return decide(store, async () => {
		const entities = await judge(entity_ids, (id) => rejectEntity(id, roleId, {
			caller,
			store
		}));
		const users = await judge(user_ids, rejectUser);
		const answer = toOutcome(entities, users);
		const pairs = {
			roleId,
			entityIds: entities.valid,
			userIds: users.valid
		};
		const batch = toBatch(pairs, await store.roles.among({
			...pairs,
			roleIds: [roleId]
		}));
		if (batch.writes.length === 0) return {
			kind: "answer",
			answer
		};
		return {
			kind: "commit",
			batch,
			answer: () => answer
		};
	});
}
async function judge(ids, reject) {
	const judged = await Promise.all([...new Set(ids)].map(async (id) => ({
		id,
		error: await reject(id)
	})));
	return {
		valid: judged.flatMap(({ id, error }) => error === void 0 ? [id] : []),
		rejected: judged.flatMap(({ id, error }) => error === void 0 ? [] : [{
			id,
			error
		}])
	};
}
function toOutcome(entities, users) {
	const code = codeOf(entities, users);
	if (code === void 0) return { ok: true };
	const rejections = {
		rejected_users: users.rejected,
		rejected_entities: entities.rejected
	};
	return {
		...refuse(code, rejections, "users and entities that the role is for"),
		...rejections
	};
}
function codeOf(entities, users) {
	if (entities.valid.length === 0) return "no_valid_entities";
	if (users.valid.length === 0) return "no_valid_users";
	if (entities.rejected.length === 0) return users.rejected.length === 0 ? void 0 : "failed_for_some_users";
	return users.rejected.length === 0 ? "failed_for_some_entities" : "failed_for_some_users_and_entities";
}
export { rolesRule as n, changeAssignments as t };
