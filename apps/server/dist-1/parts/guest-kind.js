import { $r as isAdministrator, Ir as isActive, ii as rolesOf } from "./server.js";
// ../../packages/service/src/administration/guest-kind.ts
function guestKindOf(sent) {
	if (sent.is_ultra_restricted === true) return "single";
	return sent.is_restricted === true ? "multi" : void 0;
}
async function mayBecome(user, kind, { workspaceId, nowMs, store }) {
	if (kind !== void 0 && rolesOf(user).some(isAdministrator)) return false;
	const isElsewhere = user.memberships.some((one) => one.workspaceId !== workspaceId);
	if (!isActive(user, nowMs) && !isElsewhere && (await store.users.connectedWorkspaces(user.id)).length === 0) return true;
	return kind !== "single" && user.guest?.kind === kind;
}
function withGuestKind(user, kind) {
	const { guest, ...member } = user;
	return kind === void 0 ? member : {
		...member,
		guest: {
			...guest,
			kind
		}
	};
}
export { mayBecome as n, withGuestKind as r, guestKindOf as t };
