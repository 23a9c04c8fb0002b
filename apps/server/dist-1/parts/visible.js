import { bt as findStanding } from "./rules.js";
import { Pr as isForeign } from "./server.js";
// ../../packages/service/src/lists/reach/visible.ts
async function visibleUsers(ids, caller, { users, channels }) {
	const self = caller.user;
	const found = await users.getMany(ids);
	const seen = await Promise.all(found.map(async (user) => {
		if (user.id === self?.id || self?.guest === void 0 && !isForeign(user, caller)) return [user.id];
		return self !== void 0 && await channels.shareChannel(self.id, user.id) ? [user.id] : [];
	}));
	return new Set(seen.flat());
}
async function visibleChannels(ids, caller, store) {
	const seen = await Promise.all(ids.map(async (id) => {
		const channel = await store.channels.get(id);
		return channel !== void 0 && await isVisible(channel, caller, store) ? [id] : [];
	}));
	return new Set(seen.flat());
}
async function isVisible(channel, caller, store) {
	const { id, kind, deleted } = channel;
	const { user } = caller;
	if (deleted === true || user === void 0) return false;
	const standing = await findStanding(channel, caller, store);
	if (standing.kind === "absent") return false;
	if (kind === "public" && user.guest === void 0 && standing.kind === "inside") return true;
	return store.channels.isMember(id, user.id);
}
export { visibleUsers as n, visibleChannels as t };
