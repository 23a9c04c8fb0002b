import { t as storeChange } from "./store-change.js";
import { Wr as decide } from "./server.js";
import { i as findRoleHolder, r as refuseAdministrator, t as withRole } from "./with-role.js";
// ../../packages/service/src/members/admin.users.setOwner.ts
function createSetOwner({ store }) {
	return (sent, { caller, now }) => decide(store, async () => {
		const found = await findRoleHolder(sent, "user_must_be_in_workspace", caller, store);
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const { user, place } = found;
		const refusal = refuseAdministrator(user, now.getTime());
		if (refusal !== void 0) return {
			kind: "answer",
			answer: refusal
		};
		return storeChange(user, withRole(user, place, "owner"), now.getTime());
	});
}
export { createSetOwner };
