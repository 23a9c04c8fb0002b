import { So as hasVersion, Wr as decide, _o as toInstant, un as groups, wo as put } from "./server.js";
import { I as findAddressed, cn as toUserGroup } from "./rules.js";
import { t as findGroup } from "./find-group.js";
import { t as refuseManaging } from "./refuse-managing.js";
// ../../packages/service/src/user-groups/change-user-group.ts
async function changeUserGroup(call) {
	const { sent, caller, store } = call;
	const addressed = await findAddressed(sent.team_id, caller, store);
	if (!addressed.ok) return addressed;
	const { workspace } = addressed;
	const changed = await decide(store, async () => {
		const found = await findGroup(sent.usergroup, workspace.id, store);
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const refusal = refuseManaging(caller, workspace, found.group);
		if (refusal !== void 0) return {
			kind: "answer",
			answer: refusal
		};
		return settle(found.group, await call.change(found.group, workspace.id), call);
	});
	if (!changed.ok) return changed;
	const { group, userIds } = changed;
	const userCount = userIds?.length ?? (sent.include_count === true ? await store.groups.countMembers(group.id) : void 0);
	return {
		ok: true,
		usergroup: toUserGroup(group, {
			workspaceId: workspace.id,
			...userIds !== void 0 && { userIds },
			...userCount !== void 0 && { userCount }
		})
	};
}
function settle(before, changed, { caller, nowMs, refuse }) {
	if (!changed.ok || changed.group === before) return {
		kind: "answer",
		answer: changed
	};
	const group = {
		...changed.group,
		version: before.version + 1,
		updated: toInstant(nowMs),
		...caller.user !== void 0 && { updaterId: caller.user.id }
	};
	const { expect = [], writes = [] } = changed;
	return {
		kind: "commit",
		batch: {
			expect: [hasVersion(groups, { id: group.id }, before.version), ...expect],
			writes: [put(groups, group), ...writes]
		},
		answer: () => ({
			...changed,
			group
		}),
		...refuse !== void 0 && { refuse }
	};
}
export { changeUserGroup as t };
