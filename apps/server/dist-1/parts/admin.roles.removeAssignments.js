import { Co as keyOf, To as remove, Ut as roleAssignments } from "./server.js";
import { t as changeAssignments } from "./change-assignments.js";
import { t as rejectFormer } from "./find-holder.js";
// ../../packages/service/src/roles/admin.roles.removeAssignments.ts
function createRemoveAssignments({ store }) {
	return (sent, { caller, now }) => changeAssignments(sent, {
		caller,
		store,
		rejectUser: (id) => rejectFormer(id, {
			caller,
			store,
			nowMs: now.getTime()
		}),
		toBatch: (_pairs, assigned) => ({
			expect: [],
			writes: assigned.map((one) => remove(roleAssignments, keyOf(roleAssignments, one)))
		})
	});
}
export { createRemoveAssignments };
