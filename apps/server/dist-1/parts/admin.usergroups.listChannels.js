import { Sn as placesOf } from "./server.js";
import { V as managesChannels } from "./rules.js";
import { n as refuse, t as findAdministeredGroup } from "./find-administered-group.js";
// ../../packages/service/src/user-groups/admin.usergroups.listChannels.ts
function createListDefaultChannels({ store }) {
	return async (sent, { caller }) => {
		if (!await managesChannels(caller.token, store)) return refuse("not_allowed", caller.token.installation.installerId, "the Channel Management role");
		const found = await findAdministeredGroup(sent, caller, store);
		if (!found.ok) return found;
		const { group, workspaceIds } = found;
		return {
			ok: true,
			channels: (await Promise.all(group.linkedChannelIds.map((id) => store.channels.seenBy(id, "")))).flatMap((each) => each === void 0 || each.channel.deleted === true ? [] : [each]).filter(({ channel }) => placesOf(channel).some((id) => workspaceIds.includes(id))).map((each) => toDefaultChannel(each, sent.include_num_members === true))
		};
	};
}
function toDefaultChannel({ channel, memberCount }, withMemberCount) {
	const { id, name = "", workspaceId } = channel;
	return {
		id,
		name,
		team_id: workspaceId,
		...withMemberCount && { num_members: memberCount }
	};
}
export { createListDefaultChannels };
