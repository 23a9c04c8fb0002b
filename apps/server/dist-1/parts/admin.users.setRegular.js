import { t as storeChange } from "./store-change.js";
import { $r as isAdministrator, Wr as decide, ni as mayChange } from "./server.js";
import { i as findRoleHolder, n as refuseAccount, t as withRole } from "./with-role.js";
import { n as refuse } from "./rules.js";
// ../../packages/service/src/members/admin.users.setRegular.ts
function createSetRegular({ store }) {
	return (sent, { caller, now }) => decide(store, async () => {
		const found = await findRoleHolder(sent, "user_not_found", caller, store);
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const { user, place } = found;
		const refusal = (place.kind === "workspace" ? await refuseInWorkspace(user, store) : void 0) ?? refuseOwner(user, caller) ?? refuseAccount(user, now.getTime());
		if (refusal !== void 0) return {
			kind: "answer",
			answer: refusal
		};
		return storeChange(user, toRegular(user, place), now.getTime());
	});
}
function toRegular(user, place) {
	const member = withRole(user, place, "member");
	if (user.guest === void 0) return member;
	const { guest: _former, ...full } = member;
	return full;
}
async function refuseInWorkspace({ id, organizationRole, guest, memberships }, store) {
	if (isAdministrator(organizationRole)) return refuse("cannot_set_org_admin_to_regular_at_workspace_level", id, "no administrator of the organization");
	if (guest === void 0) return void 0;
	const connected = await store.users.connectedWorkspaces(id);
	if (new Set([...memberships.map(({ workspaceId }) => workspaceId), ...connected]).size < 2) return void 0;
	return refuse("cannot_set_this_guest_to_regular_at_team_level", id, "a guest of one workspace");
}
function refuseOwner(user, { user: self }) {
	if (mayChange(user, self?.organizationRole)) return void 0;
	return refuse("invalid_role_for_user", user.id, "a user who is not an owner");
}
export { createSetRegular };
