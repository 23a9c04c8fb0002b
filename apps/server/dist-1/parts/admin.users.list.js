import { on as realNameOf, u as printItemCursor, z as createFindTeam } from "./rules.js";
import { t as readUserPlace } from "./user-place.js";
import { $r as isAdministrator, Hr as createRefuse, Ir as isActive, Lr as isExpired, ei as isOwner, go as secondsOf, ri as roleIn, ti as isPrimaryOwner } from "./server.js";
import { t as expirationIn } from "./expiration-in.js";
// ../../packages/service/src/members/to-administered.ts
function toAdministered(user, view) {
	const { guest } = user;
	const { teamId, nowMs, withFormerWorkspaces } = view;
	const active = isActive(user, nowMs);
	return {
		id: user.id,
		email: user.emails[0] ?? "",
		username: user.userName,
		full_name: realNameOf(user),
		...rolesIn(user, view),
		is_restricted: guest !== void 0,
		is_ultra_restricted: guest?.kind === "single",
		is_bot: user.kind === "bot",
		is_active: active,
		date_created: secondsOf(user.created),
		...!active && { deactivated_ts: deactivatedTs(user, nowMs) },
		...guest !== void 0 && { expiration_ts: expirationTs(guest, teamId) },
		roles: [],
		workspaces: active || withFormerWorkspaces ? workspacesOf(user, view) : [],
		...teamId === void 0 && signingIn(user, view)
	};
}
function rolesIn(user, { caller: { organization, workspace }, teamId }) {
	const { id } = organization ?? workspace;
	const role = roleIn(user, teamId === void 0 ? {
		kind: "organization",
		id
	} : {
		kind: "workspace",
		id: teamId
	});
	return {
		is_admin: isAdministrator(role),
		is_owner: isOwner(role),
		is_primary_owner: isPrimaryOwner(role)
	};
}
function deactivatedTs(user, nowMs) {
	const { guest, updated } = user;
	return secondsOf(guest?.expiration !== void 0 && isExpired(user, nowMs) ? guest.expiration : updated);
}
function expirationTs(guest, teamId) {
	const expiration = expirationIn(guest, teamId);
	return expiration === void 0 ? 0 : secondsOf(expiration);
}
function workspacesOf({ id, memberships }, { connections }) {
	const own = memberships.map(({ workspaceId }) => workspaceId);
	return [...new Set([...own, ...connections.get(id) ?? []])];
}
function signingIn({ kind, has2fa }, { caller: { organization, workspace } }) {
	const { identityManager } = (organization ?? workspace).userRules;
	return {
		has_2fa: has2fa,
		has_sso: identityManager && kind === "person",
		last_active_ts: 0
	};
}
// ../../packages/service/src/members/admin.users.list.ts
const refuse = createRefuse("everyday-2#adminusers");
const findTeam = createFindTeam(refuse, { foreign: "team_not_found" });
function createAdminUsersList({ definition, store }) {
	const { defaultSize, cursorError } = definition.facts.paging;
	return async (sent, { caller, now }) => {
		const { team_id: teamId, cursor = "", limit = defaultSize } = sent;
		const refusal = await refuseTeam(teamId, caller, store) ?? refuseFilters(sent);
		if (refusal !== void 0) return refusal;
		const slice = sliceOf(sent, caller);
		const from = cursor === "" ? {} : await readUserPlace(cursor, slice.home, store);
		if (from === void 0) return refuse(cursorError, cursor, "a cursor of this list");
		const found = await store.users.administered({
			...slice,
			...from,
			limit: limit + 1
		});
		const page = found.slice(0, limit);
		const next = found[limit];
		const connections = await store.users.connectionsOf(page.map(({ id }) => id));
		const view = {
			caller,
			nowMs: now.getTime(),
			connections,
			...teamId !== void 0 && { teamId },
			withFormerWorkspaces: sent.include_deactivated_user_workspaces === true
		};
		return {
			ok: true,
			users: page.map((user) => toAdministered(user, view)),
			response_metadata: { next_cursor: next === void 0 ? "" : printItemCursor("user", next.id) }
		};
	};
}
async function refuseTeam(teamId, caller, store) {
	const found = teamId === void 0 ? void 0 : await findTeam(teamId, caller, store);
	return found?.ok === false ? found : void 0;
}
function refuseFilters(sent) {
	const { team_id: teamId, only_guests: onlyGuests, include_admins: admins, include_owners: owners } = sent;
	if (teamId !== void 0 && sent.include_deactivated_user_workspaces === true) return refuse("include_deactivated_user_workspaces_invalid", teamId, "a call for the whole organization");
	if (onlyGuests !== true || admins !== true && owners !== true) return void 0;
	const messages = ["[ERROR] cannot be combined with include_admins and include_owners [json-pointer:/only_guests]"];
	return {
		...refuse("invalid_arguments", sent, "guests, or admins and owners"),
		messages
	};
}
function sliceOf(sent, { token, organization, workspace }) {
	const { team_id: workspaceId, is_active, only_guests } = sent;
	const home = (organization ?? workspace).id;
	const anyOf = rolesOf(sent);
	const { workspaceIds } = token.installation;
	return {
		home,
		active: is_active !== false,
		...only_guests === true && { onlyGuests: true },
		...anyOf.length > 0 && { roles: {
			of: workspaceId ?? home,
			anyOf
		} },
		...workspaceId !== void 0 && { workspaceId },
		...workspaceId === void 0 && workspaceIds !== void 0 && { granted: {
			workspaceIds,
			userId: token.userId ?? ""
		} }
	};
}
function rolesOf({ include_admins: admins, include_owners: owners }) {
	return [...admins === true ? ["admin"] : [], ...owners === true ? owning : []];
}
const owning = ["owner", "primary_owner"];
export { createAdminUsersList };
