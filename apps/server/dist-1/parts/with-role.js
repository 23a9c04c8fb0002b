import { Ir as isActive, ri as roleIn, ti as isPrimaryOwner, yr as belongsToAny } from "./server.js";
import { i as createFindUser, n as refuse, z as createFindTeam } from "./rules.js";
// ../../packages/service/src/members/find-role-holder.ts
const findTeam = createFindTeam(refuse, { foreign: "team_not_found" });
const findUser = createFindUser(refuse, "user_not_found");
async function findRoleHolder({ team_id: teamId, user_id: userId }, outside, caller, store) {
	const found = await findPlace(teamId, caller, store);
	if (!found.ok) return found;
	const { place } = found;
	const named = await findUser(userId, caller, store);
	if (!named.ok) return named;
	const { user } = named;
	if (place.kind === "workspace" && !await belongsToAny(user, [place.id], store)) return refuse(outside, userId, `a member of ${place.id}`);
	if (isPrimaryOwner(user.organizationRole) || isPrimaryOwner(roleIn(user, place))) return refuse("cannot_modify_primary_owner", userId, "a user who is not the primary owner");
	return {
		ok: true,
		user,
		place
	};
}
async function findPlace(teamId, caller, store) {
	const { organization, token } = caller;
	if (teamId !== organization?.id) {
		const found = await findTeam(teamId, caller, store);
		return found.ok ? {
			ok: true,
			place: {
				kind: "workspace",
				id: teamId
			}
		} : found;
	}
	const { workspaceIds } = token.installation;
	if (workspaceIds === void 0) return {
		ok: true,
		place: {
			kind: "organization",
			id: teamId
		}
	};
	return refuse("team_access_not_granted", workspaceIds, "an installation that covers the whole organization");
}
// ../../packages/service/src/members/refuse-administrator.ts
function refuseAdministrator(user, nowMs) {
	return user.guest === void 0 ? refuseAccount(user, nowMs) : refuse("invalid_role_for_user", user.id, "no guest");
}
function refuseAccount(user, nowMs) {
	if (user.kind === "person" && !user.forgotten && isActive(user, nowMs)) return void 0;
	return refuse("invalid_role_for_user", user.id, "an active user who is not a bot");
}
// ../../packages/service/src/members/with-role.ts
function withRole(user, place, role) {
	if ((roleIn(user, place) ?? "member") === role) return user;
	if (place.kind === "organization") {
		const { organizationRole: _former, ...regular } = user;
		return role === "member" ? regular : {
			...regular,
			organizationRole: role
		};
	}
	const { memberships } = user;
	const changed = {
		workspaceId: place.id,
		role
	};
	if (!memberships.some(({ workspaceId }) => workspaceId === place.id)) return {
		...user,
		memberships: [...memberships, changed]
	};
	return {
		...user,
		memberships: memberships.map((one) => one.workspaceId === place.id ? changed : one)
	};
}
export { findRoleHolder as i, refuseAccount as n, refuseAdministrator as r, withRole as t };
