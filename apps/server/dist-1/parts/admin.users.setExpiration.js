import { i as createFindUser, z as createFindTeam } from "./rules.js";
import { t as mayExpire } from "./may-expire.js";
import { t as storeChange } from "./store-change.js";
import { Hr as createRefuse, Ir as isActive, Wr as decide, _o as toInstant, go as secondsOf, yr as belongsToAny } from "./server.js";
import { t as expirationIn } from "./expiration-in.js";
// ../../packages/service/src/guests/admin.users.setExpiration.ts
const refuse = createRefuse("everyday-2#adminusers");
const findTeam = createFindTeam(refuse, {
	absent: "team_not_found",
	foreign: "failed_to_validate_team"
});
const findUser = createFindUser(refuse, "user_not_found");
function createSetExpiration({ store, due }) {
	return async (sent, { caller, now }) => {
		const { expiration_ts: ts } = sent;
		const nowMs = now.getTime();
		const outcome = await decide(store, async () => {
			const found = await findGuest(sent, nowMs, caller, store);
			if (!found.ok) return {
				kind: "answer",
				answer: found
			};
			const { user, guest, workspaceId } = found;
			const present = expirationIn(guest, workspaceId);
			if (!mayExpire(ts, nowMs) || present !== void 0 && secondsOf(present) === ts) return {
				kind: "answer",
				answer: refuse("failed_to_validate_expiration", ts, "another time in the future")
			};
			return storeChange(user, withExpiration(user, guest, {
				workspaceId,
				ts
			}), nowMs);
		});
		if (outcome.ok) due.plan(ts * 1e3);
		return outcome;
	};
}
async function findGuest({ team_id: teamId, user_id: userId }, nowMs, caller, store) {
	if (teamId === void 0) return refuse("team_id_required_for_enterprise", teamId, "a workspace");
	const team = await findTeam(teamId, caller, store);
	if (!team.ok) return team;
	const named = await findUser(userId, caller, store);
	if (!named.ok) return named;
	const { user } = named;
	if (!await belongsToAny(user, [teamId], store)) return refuse("user_not_found", userId, `a guest of ${teamId}`);
	if (user.forgotten) return refuse("user_is_already_deleted", userId, "a user whose data was not erased");
	if (user.guest === void 0) return refuse("user_is_not_a_guest", userId, "a guest");
	if (!isActive(user, nowMs)) return refuse("user_is_deactivated", userId, "an active guest");
	return {
		ok: true,
		user,
		guest: user.guest,
		workspaceId: teamId
	};
}
function withExpiration(user, guest, { workspaceId, ts }) {
	const expiration = toInstant(ts * 1e3);
	const others = (guest.expirations ?? []).filter((one) => one.workspaceId !== workspaceId);
	if (!user.memberships.every((one) => one.workspaceId === workspaceId)) return {
		...user,
		guest: {
			...guest,
			expirations: [...others, {
				workspaceId,
				expiration
			}]
		}
	};
	return {
		...user,
		guest: {
			kind: guest.kind,
			expiration,
			...others.length > 0 && { expirations: others }
		}
	};
}
export { createSetExpiration };
