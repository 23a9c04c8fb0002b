import { C as findAdministered, D as refuseGeneral, T as refuseDefault, w as refuse } from "./rules.js";
import { t as joinChannel } from "./join-channel.js";
import { Wr as decide } from "./server.js";
import { t as findInvitees } from "./find-invitees.js";
// ../../packages/service/src/channel-members/admin.conversations.invite.ts
function createAdminInvite({ store }) {
	return ({ channel_id, user_ids }, { caller, now }) => decide(store, async () => {
		const found = await findAdministered(channel_id, caller, store);
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const { channel } = found;
		const refusal = refuseGeneral(channel) ?? refuseDefault(channel) ?? refuseArchived(channel);
		if (refusal !== void 0) return {
			kind: "answer",
			answer: refusal
		};
		const nowMs = now.getTime();
		const invitation = {
			found,
			caller,
			store,
			nowMs,
			mayAddSelf: true
		};
		const invitees = await findInvitees([...new Set(user_ids)], invitation);
		const answer = toAnswer(invitees.problems);
		if (invitees.userIds.length === 0) return {
			kind: "answer",
			answer
		};
		return {
			kind: "commit",
			batch: joinChannel(channel, invitees, {
				inviterId: caller.user?.id ?? "",
				nowMs
			}),
			answer: () => answer
		};
	});
}
function refuseArchived({ id, archived }) {
	return archived ? refuse("restricted_action", id, "a channel that is not archived") : void 0;
}
function toAnswer(problems) {
	if (problems.length === 0) return { ok: true };
	const failed = Object.fromEntries(problems.map(({ user, error }) => [user, error]));
	return {
		...refuse("failed_for_some_users", Object.keys(failed), "users who can be added"),
		failed_user_ids: failed
	};
}
export { createAdminInvite };
