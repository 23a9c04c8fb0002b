import { Rr as joinTogether, Sn as placesOf, So as hasVersion, Wr as decide, _o as toInstant, un as groups, wo as put } from "./server.js";
import { n as refuse, t as findAdministeredGroup } from "./find-administered-group.js";
// ../../packages/service/src/user-groups/admin.usergroups.addChannels.ts
function createAddDefaultChannels({ store }) {
	return (sent, { caller, now }) => decide(store, async () => {
		const found = await findAdministeredGroup(sent, caller, store);
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const { group, workspaceIds } = found;
		if (workspaceIds.length === 0) return {
			kind: "answer",
			answer: refuse("usergroup_not_linked_to_team", group.id, "a connected group")
		};
		const ids = [...new Set(sent.channel_ids)];
		const unfit = await findUnfit(ids, workspaceIds, store);
		if (unfit.length > 0) return {
			kind: "answer",
			answer: {
				...refuse("channel_not_found", unfit, "open channels of the workspace"),
				invalid_channels: unfit
			}
		};
		const added = ids.filter((id) => !group.linkedChannelIds.includes(id));
		if (added.length === 0) return {
			kind: "answer",
			answer: { ok: true }
		};
		const nowMs = now.getTime();
		const userIds = ((await store.groups.membersOf([group.id])).get(group.id) ?? []).map(({ id }) => id);
		const joining = await joinTogether(added, {
			userIds,
			nowMs
		}, store);
		const changed = {
			...group,
			version: group.version + 1,
			updated: toInstant(nowMs),
			...caller.user !== void 0 && { updaterId: caller.user.id },
			linkedChannelIds: [...group.linkedChannelIds, ...added]
		};
		return {
			kind: "commit",
			batch: {
				expect: [hasVersion(groups, { id: group.id }, group.version), ...joining.expect],
				writes: [put(groups, changed), ...joining.writes]
			},
			answer: () => ({ ok: true })
		};
	});
}
async function findUnfit(ids, workspaceIds, { channels }) {
	const found = await Promise.all(ids.map((id) => channels.get(id)));
	return ids.filter((_, at) => {
		const channel = found[at];
		if (channel === void 0 || channel.archived || channel.deleted === true) return true;
		if (channel.kind !== "public" && channel.kind !== "private") return true;
		return !placesOf(channel).some((id) => workspaceIds.includes(id));
	});
}
export { createAddDefaultChannels };
