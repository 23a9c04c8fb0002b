import { t as storeChange } from "./store-change.js";
import { Wr as decide, ni as mayChange } from "./server.js";
import { i as findRoleHolder, r as refuseAdministrator, t as withRole } from "./with-role.js";
import { n as refuse } from "./rules.js";
// ../../packages/service/src/members/admin.users.setAdmin.ts
function createSetAdmin({ store }) {
	return (sent, { caller, now }) => decide(store, async () => {
		const found = await findRoleHolder(sent, "user_not_found", caller, store);
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const { user, place } = found;
		const refusal = refuseOwner(user, caller) ?? refuseAdministrator(user, now.getTime());
		if (refusal !== void 0) return {
			kind: "answer",
			answer: refusal
		};
		return storeChange(user, withRole(user, place, "admin"), now.getTime());
	});
}
function refuseOwner(user, { user: self }) {
	if (mayChange(user, self?.organizationRole)) return void 0;
	return refuse("invalid_permissions", self?.organizationRole, "an owner");
}
export { createSetAdmin };
