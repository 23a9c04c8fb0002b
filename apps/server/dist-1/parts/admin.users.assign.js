import { i as createFindUser, n as refuse, z as createFindTeam } from "./rules.js";
import { n as mayBecome, r as withGuestKind, t as guestKindOf } from "./guest-kind.js";
import { n as inWorkspace, t as joinWith } from "./join-with.js";
import { t as findJoinable } from "./find-joinable.js";
import { Ir as isActive, Wr as decide, _o as toInstant, rr as toSettled, yr as belongsToAny } from "./server.js";
import { t as channelsIn } from "./channels-in.js";
// ../../packages/service/src/members/admin.users.assign.ts
const findTeam = createFindTeam(refuse, { foreign: "team_not_found" });
const findUser = createFindUser(refuse, "user_not_found");
function createAssign({ store }) {
	return (sent, { caller, now }) => decide(store, async () => {
		const { team_id: teamId, user_id: userId } = sent;
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
		const assigning = {
			sent,
			caller,
			store,
			nowMs: now.getTime()
		};
		const refusal = await refuseUser(found.user, assigning);
		return refusal === void 0 ? decideAssignment(found.user, assigning) : {
			kind: "answer",
			answer: refusal
		};
	});
}
async function refuseUser(user, { sent, store, nowMs }) {
	const { team_id: teamId } = sent;
	if (user.kind === "bot") return refuse("user_is_bot", user.id, "a person");
	if (user.forgotten) return refuse("user_not_found", user.id, "a user whose data was not erased");
	if (isActive(user, nowMs) && await belongsToAny(user, [teamId], store)) return refuse("user_already_team_member", user.id, `a user who is not a member of ${teamId}`);
	const kind = guestKindOf(sent);
	if (await mayBecome(user, kind, {
		workspaceId: teamId,
		nowMs,
		store
	})) return void 0;
	return refuse("invalid_role_for_user", user.id, "the role that the user has elsewhere");
}
async function decideAssignment(user, { sent, caller, store, nowMs }) {
	const { team_id: workspaceId, channel_ids: ids = [] } = sent;
	const byId = caller.user?.id ?? "";
	const { channels, unfit } = await findJoinable(ids.filter((id) => id !== ""), {
		workspaceId,
		byId,
		store
	}, ({ membership }) => membership !== void 0);
	if (unfit !== void 0) return {
		kind: "answer",
		answer: refuse("invitor_cannot_see_channel", unfit, "channels that the caller is in")
	};
	const kind = guestKindOf(sent);
	if (kind === "single" && channels.length !== 1) return {
		kind: "answer",
		answer: refuse("invalid_role_for_user", ids, "one channel of a single-channel guest")
	};
	const after = {
		...withGuestKind(inWorkspace(user, workspaceId, nowMs), kind),
		version: user.version + 1,
		updated: toInstant(nowMs)
	};
	const { expect, writes } = toSettled(after, {
		before: user,
		isActivityChanged: !isActive(user, nowMs)
	});
	const kept = new Set(channels.map(({ id }) => id));
	const left = kind === "single" ? await channelsBut(kept, user.id, workspaceId, store) : [];
	const joining = await joinWith(channels, {
		userId: user.id,
		inviterId: byId,
		nowMs
	}, store);
	return {
		kind: "commit",
		batch: {
			expect: [...expect, ...joining.expect],
			writes: [
				...writes,
				...left,
				...joining.writes
			],
			byId
		},
		answer: () => ({ ok: true })
	};
}
async function channelsBut(kept, userId, workspaceId, store) {
	return (await channelsIn(workspaceId, userId, store)).filter(({ id }) => !kept.has(id)).map(({ id }) => ({
		kind: "removeChannelMembers",
		channelId: id,
		userIds: [userId]
	}));
}
export { createAssign };
