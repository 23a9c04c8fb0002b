import { St as refuseChange, _ as toConversation, b as refuseStranger, v as findChannel, x as changedView, y as refuseArchived } from "./rules.js";
import { t as joinChannel } from "./join-channel.js";
import { Wr as decide } from "./server.js";
import { t as findInvitees } from "./find-invitees.js";
// ../../packages/service/src/channel-members/conversations.invite.ts
function createInviteToConversation({ definition, store }) {
	const { kindScopes } = definition.facts;
	return (sent, { caller, now }) => decide(store, async () => {
		const found = await findChannel(sent.channel, {
			caller,
			store,
			kindScopes
		});
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const refusal = refuseArchived(found.channel) ?? refuseStranger(found) ?? refuseGuest(caller);
		if (refusal !== void 0) return {
			kind: "answer",
			answer: refusal
		};
		const nowMs = now.getTime();
		const invitees = await findInvitees([...new Set(sent.users)], {
			found,
			caller,
			store,
			nowMs
		});
		const stopped = refuseAll(invitees, sent.force === true);
		return stopped === void 0 ? decideInvitation(found, invitees, {
			caller,
			nowMs
		}) : {
			kind: "answer",
			answer: stopped
		};
	});
}
function refuseGuest({ user }) {
	if (user?.guest === void 0) return void 0;
	return refuseChange("user_is_restricted", user.id, "a caller who is not a guest");
}
function refuseAll({ userIds, problems }, isForced) {
	const [first] = problems;
	const shown = (isForced ? void 0 : problems.find(({ error }) => error !== "cant_invite")) ?? (userIds.length === 0 ? first : void 0);
	if (shown === void 0) return void 0;
	return {
		...refuseChange(shown.error, shown.user, "users who can be added"),
		errors: problems.map(toError)
	};
}
function toError({ user, error }) {
	return {
		user,
		ok: false,
		error
	};
}
function decideInvitation({ channel, memberCount, membership, standing }, invitees, { caller, nowMs }) {
	const { userIds, problems } = invitees;
	const inviterId = caller.user?.id ?? "";
	const expect = [{
		kind: "channelMember",
		channelId: channel.id,
		userId: inviterId
	}];
	return {
		kind: "commit",
		batch: joinChannel(channel, invitees, {
			inviterId,
			nowMs,
			expect
		}),
		answer: () => ({
			ok: true,
			channel: toConversation({
				channel,
				memberCount: memberCount + userIds.length,
				...membership !== void 0 && { membership }
			}, changedView(caller, standing.owners)),
			...problems.length > 0 && { errors: problems.map(toError) }
		})
	};
}
export { createInviteToConversation };
