import { V as managesChannels, z as createFindTeam } from "./rules.js";
import { $r as isAdministrator, Hr as createRefuse, Io as idPatterns, Pr as isForeign, go as secondsOf, ri as roleIn, vr as reachesUser, yr as belongsToAny } from "./server.js";
import { t as expirationIn } from "./expiration-in.js";
// ../../packages/service/src/guests/admin.users.getExpiration.ts
const refuse = createRefuse("web-api#adminusersgetexpiration-get");
const findTeam = createFindTeam(refuse, {
	absent: "team_not_found",
	foreign: "target_team_not_on_org"
});
function createGetExpiration({ store }) {
	return async (sent, { caller }) => {
		const { user_id: userId, target_team: targetTeam } = sent;
		const refusal = await refuseCaller(caller, store) ?? await refuseTeam(targetTeam, caller, store);
		if (refusal !== void 0) return refusal;
		const user = idPatterns.user.test(userId) ? await store.users.get(userId) : void 0;
		if (user === void 0 || isForeign(user, caller)) return refuse("user_not_found", userId, "a user of the organization");
		if (user.guest === void 0) return refuse("user_is_not_guest", userId, "a guest");
		const workspaceId = targetTeam ?? ownWorkspace(caller);
		if (workspaceId !== void 0 && !await belongsToAny(user, [workspaceId], store)) return refuse("user_not_found", userId, `a guest of ${workspaceId}`);
		if (!await reachesUser(caller, user, store)) return refuse("team_access_not_granted", userId, "a guest of a workspace that the installation was granted to");
		return {
			ok: true,
			user: toAnswer(user, user.guest, workspaceId)
		};
	};
}
function toAnswer({ id, emails }, guest, workspaceId) {
	const expiration = expirationIn(guest, workspaceId);
	return {
		id,
		email: emails[0] ?? "",
		is_restricted: true,
		is_ultra_restricted: guest.kind === "single",
		expiration_ts: expiration === void 0 ? 0 : secondsOf(expiration)
	};
}
async function refuseCaller({ user, token }, store) {
	const { target } = token.installation;
	const role = user && roleIn(user, target);
	if (!isAdministrator(role)) return refuse("no_perms", role, "an owner or admin");
	if (target.kind === "workspace" || await managesChannels(token, store)) return void 0;
	return refuse("no_perms", token.installation, "the Channel Management role");
}
async function refuseTeam(teamId, caller, store) {
	if (teamId === void 0) return void 0;
	if (ownWorkspace(caller) !== void 0) return refuse("not_permitted", teamId, "an organization's token");
	const found = await findTeam(teamId, caller, store);
	return found.ok ? void 0 : found;
}
function ownWorkspace({ token }) {
	const { target } = token.installation;
	return target.kind === "workspace" ? target.id : void 0;
}
export { createGetExpiration };
