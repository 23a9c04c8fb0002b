import { O as refuseRole, w as refuse, z as createFindTeam } from "./rules.js";
import { t as newChannel } from "./new-channel.js";
import { Fr as isForeignWorkspace, Lo as idPrefixes, Wr as decide, _o as toInstant, yr as belongsToAny } from "./server.js";
import { t as refuseName } from "./refuse-name.js";
import { t as refuseTaken } from "./rename-channel.js";
// ../../packages/service/src/channel-settings/admin.conversations.create.ts
const findTeam = createFindTeam(refuse, {
	foreign: "team_not_found",
	absent: "invalid_team"
});
function createAdminCreate({ store, ids }) {
	return (sent, { caller, now }) => decide(store, async () => {
		const place = await findPlace(sent, caller, store);
		if (!place.ok) return {
			kind: "answer",
			answer: place
		};
		const { name, description = "", is_private: isPrivate } = sent;
		const unfit = refuseName(name);
		if (unfit !== void 0) return {
			kind: "answer",
			answer: refuse("invalid_name", name, unfit.because.wanted)
		};
		const [id, creatorId, nowMs] = [
			ids.id(idPrefixes.channel),
			caller.user?.id ?? "",
			now.getTime()
		];
		const purpose = description === "" ? {} : { purpose: {
			value: description,
			creatorId,
			set: toInstant(nowMs)
		} };
		return toDecision(newChannel({
			id,
			name,
			isPrivate,
			creatorId,
			nowMs,
			...place.at,
			...purpose
		}));
	});
}
function toDecision(channel) {
	const { id, workspaceId, name = "", creatorId = "" } = channel;
	return {
		kind: "commit",
		batch: {
			expect: [{
				kind: "freeChannelName",
				workspaceId,
				name
			}],
			writes: [{
				kind: "put",
				document: "channel",
				value: channel
			}],
			byId: creatorId
		},
		answer: () => ({
			ok: true,
			channel_id: id
		}),
		refuse: refuseTaken
	};
}
async function findPlace({ team_id, org_wide }, caller, store) {
	const unable = await refuseRole(caller, store);
	if (unable !== void 0) return unable;
	const isWide = org_wide === true;
	const id = team_id ?? (isWide ? caller.organization?.defaultWorkspaceId : void 0);
	if (id === void 0) return refuse("team_id_or_org_required", id, "team_id, or org_wide");
	const found = await findTeam(id, caller, store);
	if (!found.ok) return found;
	if (team_id !== void 0 && (caller.user === void 0 || !await belongsToAny(caller.user, [id], store))) return refuse("no_local_user_on_team", caller.user?.id, "a workspace that the caller belongs to");
	const all = isWide ? await store.organizations.workspaces() : [];
	const isOther = (one) => one.id !== id && !one.deleted && !isForeignWorkspace(one, caller);
	return {
		ok: true,
		at: {
			workspaceId: id,
			sharedWith: all.filter(isOther).map((one) => one.id)
		}
	};
}
export { createAdminCreate };
