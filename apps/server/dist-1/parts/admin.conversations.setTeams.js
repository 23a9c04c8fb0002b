import { C as findAdministered, D as refuseGeneral, T as refuseDefault, w as refuse, z as createFindTeam } from "./rules.js";
import { Fr as isForeignWorkspace, Io as idPatterns, Sn as placesOf, So as hasVersion, Wr as decide, _o as toInstant, mn as channels, wo as put } from "./server.js";
import { t as refuseTaken } from "./rename-channel.js";
// ../../packages/service/src/channel-settings/members-outside.ts
const membersAtOnce = 500;
async function membersOutside(channelId, workspaceIds, { channels, users }) {
	const outside = [];
	const isIn = (id) => workspaceIds.includes(id);
	for (let from = 0;;) {
		const page = await channels.members(channelId, {
			from,
			limit: membersAtOnce
		});
		const rest = (await users.getMany(page.map(({ userId }) => userId))).filter(({ memberships }) => !memberships.some(({ workspaceId }) => isIn(workspaceId)));
		const connections = await users.connectionsOf(rest.map(({ id }) => id));
		outside.push(...rest.flatMap(({ id }) => connections.get(id)?.some(isIn) === true ? [] : [id]));
		const last = page.at(-1);
		if (last === void 0 || page.length < membersAtOnce) return outside;
		from = last.place + 1;
	}
}
// ../../packages/service/src/channel-settings/admin.conversations.setTeams.ts
const findTeam = createFindTeam(refuse, { foreign: "invalid_target_team" });
function createSetTeams({ store }) {
	return (sent, { caller, now }) => decide(store, async () => {
		const { channel_id: id } = sent;
		if (!idPatterns.channel.test(id) && !idPatterns.dm.test(id)) return {
			kind: "answer",
			answer: refuse("invalid_channel_id", id, "the identifier of a channel")
		};
		const found = await findAdministered(id, caller, store);
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const { channel, standing } = found;
		const refusal = refuseGeneral(channel) ?? refuseDefault(channel) ?? refuseExternal(channel, standing);
		if (refusal !== void 0) return {
			kind: "answer",
			answer: refusal
		};
		const wanted = await findWanted(sent, caller, store);
		if (!wanted.ok) return {
			kind: "answer",
			answer: wanted
		};
		const unfit = refuseMove(channel, wanted.ids);
		if (unfit !== void 0) return {
			kind: "answer",
			answer: unfit
		};
		return share(channel, wanted.ids, {
			byId: caller.user?.id ?? "",
			nowMs: now.getTime(),
			store
		});
	});
}
function refuseExternal(channel, { own }) {
	const other = placesOf(channel).find((id) => !own.includes(id));
	if (other === void 0) return void 0;
	return refuse("externally_shared_or_disconnected_channel", other, "a channel of the organization alone");
}
async function findWanted(sent, caller, store) {
	const { team_id: teamId = "", target_team_ids: targets = [], org_channel: isWide } = sent;
	if ([
		teamId !== "",
		targets.length > 0,
		isWide === true
	].filter(Boolean).length !== 1) return refuse("unsupported_arguments", Object.keys(sent), "one of team_id, target_team_ids and org_channel");
	if (isWide === true) return {
		ok: true,
		ids: (await store.organizations.workspaces()).filter((one) => !one.deleted && !isForeignWorkspace(one, caller)).map(({ id }) => id)
	};
	const ids = teamId === "" ? [...new Set(targets)] : [teamId];
	for (const id of ids) {
		const found = await findTeam(id, caller, store);
		if (!found.ok) return found;
	}
	return {
		ok: true,
		ids
	};
}
function refuseMove(channel, ids) {
	const { workspaceId } = channel;
	if (ids.includes(workspaceId)) return void 0;
	const wanted = `workspaces with ${workspaceId}`;
	return placesOf(channel).length === 1 ? refuse("cannot_move_local_channel", ids, wanted) : refuse("channel_cannot_be_unshared", ids, wanted);
}
async function share(channel, ids, { byId, nowMs, store }) {
	const answer = {
		ok: true,
		channel: channel.id
	};
	const { sharedWith: former, ...local } = channel;
	const others = ids.filter((id) => id !== channel.workspaceId).toSorted();
	if (others.join() === (former ?? []).toSorted().join()) return {
		kind: "answer",
		answer
	};
	const leaving = (former ?? []).filter((id) => !ids.includes(id)).length === 0 ? [] : await membersOutside(channel.id, ids, store);
	const changed = {
		...local,
		version: channel.version + 1,
		updated: toInstant(nowMs),
		...others.length > 0 && { sharedWith: others }
	};
	return {
		kind: "commit",
		batch: {
			expect: [hasVersion(channels, { id: channel.id }, channel.version)],
			writes: [...leaving.length === 0 ? [] : [{
				kind: "removeChannelMembers",
				channelId: channel.id,
				userIds: leaving
			}], put(channels, changed)],
			byId
		},
		answer: () => answer,
		refuse: refuseTaken
	};
}
export { createSetTeams };
