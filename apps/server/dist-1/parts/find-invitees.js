import { Ir as isActive, Pr as isForeign, Sn as placesOf, yr as belongsToAny } from "./server.js";
import { F as isVisible, G as maxMembersOf } from "./rules.js";
// ../../packages/service/src/channel-members/find-invitees.ts
async function findInvitees(ids, invitation) {
	const { found, caller, store } = invitation;
	const { id } = found.channel;
	const [users, members] = await Promise.all([store.users.getMany(ids), store.channels.membersAmong(id, ids)]);
	const known = new Map(users.map((user) => [user.id, user]));
	const { own } = found.standing;
	const workspaceIds = own.length === 0 ? [caller.workspace.id] : own;
	const context = {
		...invitation,
		known,
		members: new Set(members),
		workspaceIds
	};
	const errors = await Promise.all(ids.map(async (user) => ({
		user,
		error: await findError(user, context)
	})));
	const free = errors.flatMap(({ user, error }) => error === void 0 ? [user] : []);
	const room = maxMembersOf(found.channel) - found.memberCount;
	const userIds = free.slice(0, Math.max(room, 0));
	const added = new Set(userIds);
	const problems = errors.flatMap(({ user, error = "cant_invite" }) => added.has(user) ? [] : [{
		user,
		error
	}]);
	return {
		userIds,
		guests: userIds.flatMap((each) => known.get(each) ?? []).filter(({ guest }) => guest?.kind === "single"),
		problems
	};
}
async function findError(id, context) {
	const { caller, store, known, members, workspaceIds, nowMs, mayAddSelf } = context;
	const user = known.get(id);
	if (user === void 0 || !await isVisible(user, caller, store)) return "user_not_found";
	if (id === caller.user?.id && mayAddSelf !== true) return "cant_invite_self";
	if (members.has(id)) return "already_in_channel";
	const isOfOthers = isForeign(user, caller);
	if (isOfOthers && !await belongsToAny(user, placesOf(context.found.channel), store)) return "no_external_invite_permission";
	if (!isActive(user, nowMs)) return "cant_invite";
	if (!isOfOthers && !await belongsToAny(user, workspaceIds, store)) return "org_user_not_in_team";
	return user.guest?.kind === "single" && await isPlaced(user, context) ? "ura_max_channels" : void 0;
}
async function isPlaced({ id }, { store, workspaceIds }) {
	const types = ["public_channel", "private_channel"];
	return (await Promise.all(workspaceIds.flatMap((workspaceId) => types.map((type) => store.channels.ofMember({
		workspaceId,
		type,
		from: "",
		limit: 1
	}, id))))).flat().length > 0;
}
export { findInvitees as t };
