import { Co as keyOf, So as hasVersion, Ut as roleAssignments, _o as toInstant, wo as put } from "./server.js";
import { t as changeAssignments } from "./change-assignments.js";
import { n as rejectHolder } from "./find-holder.js";
// ../../packages/service/src/roles/admin.roles.addAssignments.ts
function createAddAssignments({ store }) {
	return (sent, { caller, now }) => {
		const nowMs = now.getTime();
		return changeAssignments(sent, {
			caller,
			store,
			rejectUser: (id) => rejectHolder(id, {
				caller,
				store,
				nowMs
			}),
			toBatch: (pairs, assigned) => addMissing(pairs, assigned, toInstant(nowMs))
		});
	};
}
function addMissing({ roleId, entityIds, userIds }, assigned, created) {
	const missing = entityIds.flatMap((entityId) => userIds.map((userId) => ({
		roleId,
		entityId,
		userId,
		version: 1,
		created
	}))).filter(({ entityId, userId }) => !assigned.some((one) => one.entityId === entityId && one.userId === userId));
	return {
		expect: missing.map((one) => hasVersion(roleAssignments, keyOf(roleAssignments, one), 0)),
		writes: missing.map((one) => put(roleAssignments, one))
	};
}
export { createAddAssignments };
