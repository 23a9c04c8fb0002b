import { z as createFindTeam } from "./rules.js";
import { t as guestKindOf } from "./guest-kind.js";
import { t as mayExpire } from "./may-expire.js";
import { t as findJoinable } from "./find-joinable.js";
import { Co as keyOf, Hr as createRefuse, Ir as isActive, Pr as isForeign, So as hasVersion, Wr as decide, _o as toInstant, on as invitations, sr as localPartOf, wo as put, yr as belongsToAny } from "./server.js";
// ../../packages/service/src/invitations/admin.users.invite.ts
const refuse = createRefuse("everyday-2#adminusers");
const findTeam = createFindTeam(refuse, {
	absent: "team_not_found",
	foreign: "failed_to_validate_team"
});
function createAdminUsersInvite({ store }) {
	return (sent, { caller, now }) => decide(store, async () => {
		const team = await findTeam(sent.team_id, caller, store);
		if (!team.ok) return {
			kind: "answer",
			answer: team
		};
		const nowMs = now.getTime();
		const read = await readInvitation({
			sent: {
				...sent,
				email: sent.email.trim()
			},
			caller,
			store,
			nowMs
		});
		if (!read.ok) return {
			kind: "answer",
			answer: read
		};
		const { invitation } = read;
		const key = keyOf(invitations, invitation);
		const before = await store.get(invitations, key);
		if (before !== void 0 && sent.resend !== true) return {
			kind: "answer",
			answer: refuse("already_in_team_invited_user", sent.email, "resend, or a person who is not invited")
		};
		const version = before?.version ?? 0;
		return {
			kind: "commit",
			batch: {
				expect: [hasVersion(invitations, key, version)],
				writes: [put(invitations, {
					...invitation,
					version: version + 1
				})]
			},
			answer: () => ({ ok: true })
		};
	});
}
async function readInvitation(inviting) {
	const { sent, caller, nowMs } = inviting;
	const { team_id: workspaceId, email, real_name: realName = "", custom_message: customMessage = "" } = sent;
	const refusal = await refuseAddress(inviting);
	if (refusal !== void 0) return refusal;
	const channels = await readChannels(inviting);
	if (!channels.ok) return channels;
	const guest = readGuest(inviting);
	if (!guest.ok) return guest;
	return {
		ok: true,
		invitation: {
			workspaceId,
			email,
			version: 0,
			created: toInstant(nowMs),
			inviterId: caller.user?.id ?? "",
			channelIds: channels.ids,
			...realName.trim() !== "" && { realName: realName.trim() },
			...customMessage !== "" && { customMessage },
			...guest.is !== void 0 && { guest: guest.is }
		}
	};
}
async function refuseAddress({ sent, caller, store, nowMs }) {
	const { email, team_id: teamId } = sent;
	if (localPartOf(email) === void 0) return refuse("invalid_email", email, "an e-mail address");
	const user = await store.users.byEmail(email);
	if (user === void 0) return void 0;
	if (!isForeign(user, caller) && !isActive(user, nowMs)) return refuse("user_disabled", user.id, "an active user");
	if (!isForeign(user, caller) && !await belongsToAny(user, [teamId], store)) return void 0;
	return refuse("already_in_team", user.id, "a person who is not a member");
}
async function readChannels({ sent, caller, store }) {
	const ids = sent.channel_ids.filter((id) => id !== "");
	const joining = {
		workspaceId: sent.team_id,
		byId: caller.user?.id ?? "",
		store
	};
	const { channels, unfit } = await findJoinable(ids, joining, ({ channel, membership }) => channel.kind === "public" || membership !== void 0);
	const fits = guestKindOf(sent) === "single" ? channels.length === 1 : channels.length > 0;
	if (unfit === void 0 && fits) return {
		ok: true,
		ids: channels.map(({ id }) => id)
	};
	return refuse("failed_to_validate_channels", unfit ?? ids, "open channels of the workspace; one for a single guest");
}
const time = /^\d{1,12}(?:\.\d+)?$/;
function readGuest({ sent, nowMs }) {
	const kind = guestKindOf(sent);
	const { guest_expiration_ts: text = "" } = sent;
	if (text === "" && kind === void 0) return {
		ok: true,
		is: void 0
	};
	if (text === "" && kind !== void 0) return {
		ok: true,
		is: { kind }
	};
	const ts = time.test(text) ? Math.floor(Number(text)) : 0;
	if (kind !== void 0 && mayExpire(ts, nowMs)) return {
		ok: true,
		is: {
			kind,
			expiration: toInstant(ts * 1e3)
		}
	};
	return refuse("failed_to_validate_expiration", text, "a time in the future, for a guest");
}
export { createAdminUsersInvite };
