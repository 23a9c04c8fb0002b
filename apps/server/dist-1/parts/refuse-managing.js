import { $r as isAdministrator, ri as roleIn } from "./server.js";
import { t as refuse } from "./rules.js";
// ../../packages/service/src/user-groups/refuse-managing.ts
function refuseManaging({ user, tokenType }, workspace, group) {
	if (user === void 0 || user.guest !== void 0) return refuse("permission_denied", user?.id, "a caller who is no guest");
	if (workspace.userGroupManagers === "admins" && (tokenType === "bot" || !administers(user, workspace))) return refuse("permission_denied", user.id, "an admin of the workspace");
	if (group?.kind === "idp") return refuse("permission_denied", group.id, "a group that no identity provider manages");
}
function administers(user, { id, organizationId }) {
	if (isAdministrator(roleIn(user, {
		kind: "workspace",
		id
	}))) return true;
	return organizationId !== void 0 && isAdministrator(roleIn(user, {
		kind: "organization",
		id: organizationId
	}));
}
export { refuseManaging as t };
