import { Ct as refuseType, F as isVisible, On as noOwners, S as newMembership, St as refuseChange, _ as toConversation, c as newGroup, s as newDm, x as changedView, xt as refuse } from "./rules.js";
import { t as readDirect } from "./read-direct.js";
import { Ir as isActive, Pr as isForeign, Qo as serviceLimits, Wr as decide, li as homeOf, vr as reachesUser } from "./server.js";
import { t as findDirect } from "./find-direct.js";
// ../../packages/service/src/direct-conversations/find-partners.ts
async function findPartners(ids, search) {
	const found = new Map((await search.store.users.getMany(ids)).map((user) => [user.id, user]));
	const users = [];
	for (const id of ids) {
		const user = found.get(id);
		if (user === void 0) return refuseChange("user_not_found", id, "an existing user");
		const refusal = await refusePartner(user, search);
		if (refusal !== void 0) return refusal;
		users.push(user);
	}
	return refuseBots(users, search) ?? await refuseStrangers(users, search) ?? {
		ok: true,
		users
	};
}
async function refusePartner(user, { caller, self, store, nowMs }) {
	if (!await isVisible(user, caller, store)) {
		if (self.guest === void 0 || isForeign(user, caller)) return refuseChange("user_not_found", user.id, "a user whom the caller sees");
		return refuseChange("user_not_visible", user.id, "a user who shares a channel with the guest");
	}
	if (!isActive(user, nowMs)) return refuseChange("user_disabled", user.id, "an active user");
	if (isForeign(user, caller) || await reachesUser(caller, user, store)) return void 0;
	return refuseChange("team_access_not_granted", user.id, "a user of a workspace that the installation was granted to");
}
function refuseBots([one, ...more], { self }) {
	if (self.kind !== "bot" || more.length > 0 || (one ?? self).kind !== "bot") return void 0;
	return refuseChange("invalid_user_combination", (one ?? self).id, "a user who is not a bot");
}
async function refuseStrangers(users, { caller, store }) {
	for (const external of users.filter((user) => isForeign(user, caller))) for (const other of users.filter((user) => homeOf(user) !== homeOf(external))) {
		if (await store.channels.shareChannel(external.id, other.id)) continue;
		return refuseChange("invalid_user_combination", other.id, `a user who shares a channel with ${external.id}`);
	}
}
// ../../packages/service/src/direct-conversations/open-with-users.ts
async function openWithUsers(named, call) {
	const { caller, store, kindScopes, mustExist } = call;
	const self = caller.user;
	if (named.length === 0) return refuseChange("users_list_not_supplied", "", "a conversation, or users");
	if (self === void 0) return refuseChange("user_not_found", caller.token.userId, "a user of the token");
	const others = [...new Set(named)].filter((id) => id !== self.id);
	const refusal = refuseType(others.length > 1 ? "mpim" : "im", caller, kindScopes) ?? refuseCrowd(others);
	if (refusal !== void 0) return refusal;
	const found = await findPartners(others, {
		...call,
		self
	});
	if (!found.ok) return found;
	const existing = await store.channels.dm(caller.workspace.id, ...toIds(self, others));
	if (existing === void 0 && !mustExist) return toOpening(await beginDirect(self, found.users, call));
	if (existing === void 0 || existing.deleted === true) return refuse("channel_not_found", others.join(","), "an existing conversation of the users");
	return rejoin(existing, self.id, store);
}
function toIds({ id }, [first = id, ...more]) {
	return [
		id,
		first,
		...more
	];
}
function refuseCrowd(others) {
	const { value } = serviceLimits.directPartners;
	return others.length > value ? refuseChange("too_many_users", others.length, `at most ${value} users`) : void 0;
}
async function beginDirect(self, users, call) {
	const beginning = {
		...call,
		workspaceId: call.caller.workspace.id
	};
	const [one = self, ...more] = users;
	if (more.length === 0) return newDm([self.id, one.id], beginning);
	for (let place = 1;; place += 1) {
		const group = newGroup([self, ...users], place, beginning);
		if (await call.store.channels.byName(beginning.workspaceId, group.channel.name ?? "") === void 0) return group;
	}
}
function toOpening({ channel, expect, writes }) {
	return {
		ok: true,
		seen: {
			channel,
			memberCount: new Set(channel.dmUserIds).size,
			membership: newMembership
		},
		expect,
		writes
	};
}
async function rejoin({ id: channelId }, userId, store) {
	const seen = await store.channels.seenBy(channelId, userId);
	if (seen === void 0) return refuse("channel_not_found", channelId, "an existing conversation of the users");
	if (seen.membership !== void 0) return {
		ok: true,
		seen,
		expect: [],
		writes: []
	};
	return {
		ok: true,
		seen: {
			...seen,
			memberCount: seen.memberCount + 1
		},
		expect: [{
			kind: "channelStranger",
			channelId,
			userId
		}],
		writes: [{
			kind: "addChannelMembers",
			channelId,
			userIds: [userId]
		}]
	};
}
// ../../packages/service/src/direct-conversations/conversations.open.ts
function createOpenConversation({ definition, ...options }) {
	const { kindScopes } = definition.facts;
	return (sent, { caller, now }) => decide(options.store, async () => {
		const call = {
			...options,
			sent,
			caller,
			kindScopes,
			nowMs: now.getTime()
		};
		const found = await findOpening(call);
		return found.ok ? decideOpen(found, call) : {
			kind: "answer",
			answer: found
		};
	});
}
async function findOpening(call) {
	const { channel, users = [], prevent_creation: mustExist = false } = call.sent;
	if (channel === void 0) return openWithUsers(users, {
		...call,
		mustExist
	});
	const found = await findDirect(channel, call);
	return found.ok ? {
		ok: true,
		seen: found,
		expect: [],
		writes: []
	} : found;
}
async function decideOpen({ seen, expect, writes }, call) {
	const channel = await toOpened({
		...seen,
		membership: {
			...seen.membership ?? newMembership,
			open: true
		}
	}, call);
	if (writes.length === 0 && seen.membership?.open === true) return {
		kind: "answer",
		answer: {
			ok: true,
			no_op: true,
			already_open: true,
			channel
		}
	};
	const userId = call.caller.user?.id ?? "";
	const answer = () => ({
		ok: true,
		channel
	});
	if (writes.length > 0) return {
		kind: "commit",
		batch: {
			expect,
			writes
		},
		answer
	};
	const member = {
		channelId: seen.channel.id,
		userId
	};
	return {
		kind: "commit",
		batch: {
			expect: [{
				kind: "channelMember",
				...member
			}],
			writes: [{
				kind: "changeMembership",
				...member,
				open: true
			}]
		},
		answer
	};
}
async function toOpened(seen, { sent, caller, store, siteUrl, nowMs }) {
	if (sent.return_im !== true) return { id: seen.channel.id };
	const view = changedView(caller, noOwners);
	const direct = await readDirect(seen, {
		viewerId: view.viewerId,
		siteUrl,
		nowMs
	}, store);
	return toConversation(seen, {
		...view,
		...direct
	});
}
export { createOpenConversation };
