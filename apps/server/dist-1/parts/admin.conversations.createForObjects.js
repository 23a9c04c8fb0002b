import { Hr as createRefuse, Ir as isActive, Lo as idPrefixes, Pr as isForeign, Qo as serviceLimits, Wr as decide, _o as toInstant, gr as isGranted } from "./server.js";
import { V as managesChannels, q as toChannelName } from "./rules.js";
import { t as readObjectId } from "./object-id.js";
// ../../packages/service/src/record-channels/free-name.ts
async function findFreeName(record, workspaceId, store) {
	const wanted = toChannelName(record.name) ?? record.objectId.toLowerCase();
	if (!await isTaken(wanted, workspaceId, store)) return wanted;
	for (let number = 2;; number += 1) {
		const numbered = withNumber(wanted, number);
		if (!await isTaken(numbered, workspaceId, store)) return numbered;
	}
}
function withNumber(name, number) {
	const end = `-${number}`;
	return `${[...name].slice(0, serviceLimits.channelName.value - end.length).join("")}${end}`;
}
async function isTaken(name, workspaceId, { users, channels }) {
	return await users.byUserName(name) !== void 0 || await channels.byName(workspaceId, name) !== void 0;
}
// ../../packages/service/src/record-channels/admin.conversations.createForObjects.ts
const refuse = createRefuse("web-api#adminconversationscreateforobjects-post");
function createCreateForObjects({ store, ids }) {
	return (sent, { caller, now }) => decide(store, async () => {
		const found = await findRecord(sent, caller, store);
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const { record } = found;
		const nowMs = now.getTime();
		const channel = await toChannel(found, {
			id: ids.id(idPrefixes.channel),
			caller,
			nowMs,
			store
		});
		const team = sent.invite_object_team === true ? await findTeam(record, {
			caller,
			nowMs,
			store
		}) : [];
		const creator = caller.user === void 0 ? [] : [caller.user.id];
		return toDecision(record, channel, [...new Set([...creator, ...team])]);
	});
}
function toDecision(record, channel, userIds) {
	const { id, workspaceId, name = "" } = channel;
	return {
		kind: "commit",
		batch: {
			expect: [{
				kind: "version",
				document: "record",
				key: { id: record.id },
				version: record.version
			}, {
				kind: "freeChannelName",
				workspaceId,
				name
			}],
			writes: [
				{
					kind: "put",
					document: "channel",
					value: channel
				},
				{
					kind: "addChannelMembers",
					channelId: id,
					userIds
				},
				{
					kind: "put",
					document: "record",
					value: {
						...record,
						version: record.version + 1,
						channelId: id
					}
				}
			]
		},
		answer: () => ({
			ok: true,
			channel_id: id
		})
	};
}
async function findRecord({ object_id, crm_org_id }, { token }, store) {
	const { records, organizations } = store;
	if (!await managesChannels(token, store)) return refuse("restricted_action", token.installation, "the Channel Management role");
	const [crmOrgId, objectId] = [readObjectId(crm_org_id), readObjectId(object_id)];
	const organization = crmOrgId === void 0 ? void 0 : await records.organization(crmOrgId);
	if (organization === void 0) return refuse("record_not_found", crm_org_id, "a connected CRM organization");
	const record = objectId === void 0 ? void 0 : await records.get(organization.id, objectId);
	if (record === void 0) return refuse("record_not_found", object_id, "a record of that organization");
	const channelRule = organization.recordChannels.find(({ objectType }) => objectType === record.objectType);
	const workspace = channelRule && await organizations.workspace(channelRule.workspaceId);
	if (channelRule === void 0 || workspace === void 0 || workspace.deleted) return refuse("missing_record_channel_config", record.objectType, "a type of record with channels");
	if (!isGranted(token, channelRule.workspaceId)) return refuse("team_access_not_granted", channelRule.workspaceId, "a workspace that the installation was granted to");
	if (workspace.disabledFeatures.includes("record_channels")) return refuse("feature_not_enabled", workspace.id, "a workspace with record channels");
	if (record.channelId === void 0) return {
		ok: true,
		record,
		channelRule
	};
	return refuse("channel_already_exists", record.channelId, "a record without a channel");
}
async function toChannel({ record, channelRule }, { id, caller, nowMs, store }) {
	const { workspaceId, kind } = channelRule;
	return {
		id,
		version: 1,
		created: toInstant(nowMs),
		kind,
		workspaceId,
		name: await findFreeName(record, workspaceId, store),
		...caller.user !== void 0 && { creatorId: caller.user.id },
		archived: false,
		postingSuspended: false
	};
}
async function findTeam({ teamIds }, { caller, nowMs, store }) {
	const users = new Map((await store.users.getMany(teamIds)).map((user) => [user.id, user]));
	return teamIds.filter((id) => {
		const user = users.get(id);
		if (user === void 0 || !isActive(user, nowMs) || user.guest?.kind === "single") return false;
		return user.id !== caller.user?.id && !isForeign(user, caller);
	}).slice(0, serviceLimits.invitedTeamMembers.value);
}
export { createCreateForObjects };
