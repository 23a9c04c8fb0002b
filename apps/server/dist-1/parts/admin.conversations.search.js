import { En as findOwners, Tn as isGeneral, dt as printCursor, ft as readCursor, kn as sharingOf, w as refuse, z as createFindTeam } from "./rules.js";
import { Ar as readTs, Fr as isForeignWorkspace, Sn as placesOf, go as secondsOf, gr as isGranted, ti as isPrimaryOwner, ui as nameKey } from "./server.js";
// ../../packages/service/src/channel-settings/to-administered-channels.ts
async function toAdministeredChannels(found, { ownIds, store }) {
	const owners = await findOwners(found.map(({ channel }) => channel), store);
	return Promise.all(found.map(async (one) => {
		const [latest] = await store.messages.latest(one.channel.id, 1);
		return toAdministered(one, {
			ownIds,
			owners,
			lastTs: latest === void 0 ? 0 : readTs(latest.ts) ?? 0
		});
	}));
}
function toAdministered({ channel, memberCount }, { ownIds, owners, lastTs }) {
	const { connectedIds } = sharingOf(channel, owners);
	const internal = placesOf(channel).filter((id) => ownIds.includes(id));
	const isExternal = connectedIds.length > 0;
	const isMandatory = channel.mandatory === true;
	return {
		id: channel.id,
		name: channel.name ?? "",
		purpose: channel.purpose?.value ?? "",
		member_count: channel.archived ? -1 : memberCount,
		created: secondsOf(channel.created),
		creator_id: channel.creatorId ?? "",
		is_private: channel.kind !== "public",
		is_archived: channel.archived,
		is_general: isGeneral(channel),
		last_activity_ts: lastTs,
		is_ext_shared: isExternal,
		is_global_shared: internal.length > 1 && internal.length === ownIds.length,
		is_org_default: isMandatory,
		is_org_mandatory: isMandatory,
		is_org_shared: internal.length > 1,
		is_frozen: false,
		connected_team_ids: [...connectedIds],
		internal_team_ids_count: internal.length,
		internal_team_ids_sample_team: internal[0] ?? channel.workspaceId,
		pending_connected_team_ids: [],
		is_pending_ext_shared: false,
		...internal.length > 1 && { internal_team_ids: internal },
		...isExternal && { conversation_host_id: owners.get(channel.workspaceId) ?? channel.workspaceId },
		context_team_id: channel.workspaceId
	};
}
// ../../packages/service/src/channel-settings/admin.conversations.search.ts
const findTeam = createFindTeam(refuse, { foreign: "team_not_found" });
const defaultSize = 10;
function createSearchChannels({ store }) {
	return async (sent, { caller }) => {
		const read = await readSearch(sent, caller, store);
		if (!read.ok) return read;
		const { search } = read;
		const { cursor = "", limit = defaultSize, sort = "member_count", sort_dir: direction = "desc" } = sent;
		const order = sort === "relevant" ? "member_count" : sort;
		const list = [
			"admin.conversations.search",
			search,
			order,
			direction
		];
		const after = cursor === "" ? void 0 : readPosition(readCursor(list, cursor), order);
		if (cursor !== "" && after === void 0) return refuse("invalid_cursor", cursor, "a cursor of this search");
		const total = await store.channels.countSearched(search);
		if (sent.total_count_only === true) return {
			ok: true,
			conversations: [],
			next_cursor: "",
			total_count: total
		};
		const found = await store.channels.search({
			...search,
			order,
			direction: direction === "asc" ? "ascending" : "descending",
			...after !== void 0 && { after },
			limit: limit + 1
		});
		const page = found.slice(0, limit);
		const last = found.length > limit ? page.at(-1) : void 0;
		return {
			ok: true,
			conversations: await toAdministeredChannels(page, {
				ownIds: search.ownIds,
				store
			}),
			next_cursor: last === void 0 ? "" : printCursor(list, placeOf(last, order)),
			total_count: total
		};
	};
}
async function readSearch(sent, caller, store) {
	const { team_ids: teamIds = [], connected_team_ids: connectedIds = [], query = "" } = sent;
	const anyOf = sent.search_channel_types ?? [];
	const withPrivate = isPrimaryOwner(caller.user?.organizationRole);
	const wanted = anyOf.find((trait) => privateTraits.has(trait));
	if (wanted !== void 0 && !withPrivate) return refuse("not_allowed", wanted, "the primary owner");
	for (const id of teamIds) {
		const found = await findTeam(id, caller, store);
		if (!found.ok) return found;
	}
	const all = (await store.organizations.workspaces()).filter(({ deleted }) => !deleted);
	const isOther = (one) => isForeignWorkspace(one, caller);
	const stranger = connectedIds.find((id) => !all.some((one) => one.id === id && isOther(one)));
	if (stranger !== void 0) return refuse("external_team_not_connected_to_this_org", stranger, "the workspace of another company");
	const ownIds = all.flatMap((one) => isOther(one) ? [] : [one.id]);
	const covered = ownIds.filter((id) => isGranted(caller.token, id));
	return {
		ok: true,
		search: {
			workspaceIds: teamIds.length === 0 ? covered : [...new Set(teamIds)],
			ownIds,
			connectedIds,
			name: query.trim(),
			anyOf,
			withPrivate
		}
	};
}
const privateTraits = new Set([
	"external_shared_private",
	"private",
	"private_exclude_archived"
]);
function placeOf({ channel, memberCount }, order) {
	const { id, name = "", created, archived } = channel;
	switch (order) {
		case "name": return [nameKey(name), id];
		case "created": return [created, id];
		case "member_count": return [String(archived ? -1 : memberCount), id];
	}
}
function readPosition(place, order) {
	if (place === void 0) return void 0;
	const [value = "", id = ""] = place;
	return {
		value: order === "member_count" ? Number(value) : value,
		id
	};
}
export { createSearchChannels };
