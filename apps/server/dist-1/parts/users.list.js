import { t as readUserPlace } from "./user-place.js";
import { Hr as createRefuse, Qo as serviceLimits } from "./server.js";
import { I as findAddressed, u as printItemCursor } from "./rules.js";
import { r as toShown, t as mayReadEmail } from "./people.js";
// ../../packages/service/src/users/representation/show-users.ts
async function showUsers(users, showing) {
	const [connected, acting] = await Promise.all([findConnected(users, showing), findActing(users, showing)]);
	const workspaceId = showing.workspaceId ?? showing.caller.workspace.id;
	return users.map((user) => {
		const [home] = user.memberships;
		const isThere = home === void 0 || isMember(user, workspaceId) || connected.has(user.id);
		return toShown(user, showing, {
			shownIn: isThere ? workspaceId : home.workspaceId,
			isAppUser: acting.has(user.id)
		});
	});
}
async function findConnected(users, { caller, store, ...showing }) {
	const workspaceId = showing.workspaceId ?? caller.workspace.id;
	const others = users.filter((user) => user.organizationId !== void 0 && !isMember(user, workspaceId));
	if (others.length === 0) return new Set();
	return store.users.connectedAmong(others.map(({ id }) => id), workspaceId);
}
async function findActing(users, { caller: { app, token }, store }) {
	const people = app === void 0 ? [] : users.filter(({ kind }) => kind === "person").map(({ id }) => id);
	if (app === void 0 || people.length === 0) return new Set();
	const acting = await store.tokens.actsAsAmong(app.id, people);
	return token.userId !== void 0 && people.includes(token.userId) ? new Set([...acting, token.userId]) : acting;
}
function isMember({ memberships }, workspaceId) {
	return memberships.some((membership) => membership.workspaceId === workspaceId);
}
// ../../packages/service/src/users/users.list.ts
const refuse = createRefuse("everyday-1#users");
const { value: maxAtOnce } = serviceLimits.usersAtOnce;
function createUsersList({ definition, store, siteUrl }) {
	return async (sent, { caller, now }) => {
		const addressed = await findAddressed(sent.team_id, caller, store);
		if (!addressed.ok) return addressed;
		const { cursor = "", limit = 0 } = sent;
		const home = (caller.organization ?? caller.workspace).id;
		const from = cursor === "" ? {} : await readUserPlace(cursor, home, store);
		if (from === void 0) return refuse("invalid_cursor", cursor, "a cursor of this list");
		if (limit === 0 && await isLarge(home, store)) return refuse("limit_required", limit, `at most ${maxAtOnce} users`);
		const size = limit === 0 ? maxAtOnce : limit;
		const found = await store.users.seen({
			home,
			...from,
			limit: size + 1,
			...rightsOf(caller)
		});
		const next = found[size];
		const showing = {
			caller,
			store,
			siteUrl,
			nowMs: now.getTime(),
			workspaceId: addressed.workspace.id,
			withEmail: mayReadEmail(caller, definition.facts.furtherScopes.email),
			withLocale: sent.include_locale === true
		};
		return {
			ok: true,
			members: (await showUsers(found.slice(0, size), showing)).map(toListed),
			cache_ts: Math.floor(showing.nowMs / 1e3),
			response_metadata: { next_cursor: next === void 0 ? "" : printItemCursor("user", next.id) }
		};
	};
}
function rightsOf({ user, token }) {
	const { target, workspaceIds } = token.installation;
	return {
		...user?.guest !== void 0 && { guestId: user.id },
		...target.kind === "organization" && workspaceIds !== void 0 && { granted: {
			workspaceIds,
			userId: token.userId ?? ""
		} }
	};
}
async function isLarge(home, { users: reader }) {
	const { total } = await reader.find({
		home,
		offset: 0,
		limit: 0,
		order: "ascending"
	});
	return total > maxAtOnce;
}
function toListed(user) {
	if (!user.deleted) return user;
	const { id, team_id, name, deleted, profile, is_bot, is_app_user, updated } = user;
	return {
		id,
		team_id,
		name,
		deleted,
		profile,
		is_bot,
		is_app_user,
		updated
	};
}
export { createUsersList };
