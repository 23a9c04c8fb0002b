import { i as createFindUser, n as refuse } from "./rules.js";
import { ti as isPrimaryOwner } from "./server.js";
// ../../packages/service/src/members/admin.users.session.reset.ts
const findUser = createFindUser(refuse, "user_not_found");
function createSessionReset({ store }) {
	return async ({ user_id: userId }, { caller }) => {
		const found = await findUser(userId, caller, store);
		if (!found.ok) return found;
		const { kind, organizationRole } = found.user;
		if (kind === "bot") return refuse("cannot_reset_bot", userId, "a user who is not a bot");
		if (isPrimaryOwner(organizationRole) && userId !== caller.user?.id) return refuse("cannot_reset_primary_owner", userId, "a user who is not the primary owner");
		return { ok: true };
	};
}
export { createSessionReset };
