import { So as hasVersion, ci as users, wo as put, zr as systemMessage } from "./server.js";
import { W as expectMembersRoom } from "./rules.js";
// ../../packages/service/src/conversations/joining/join-channel.ts
function joinChannel(channel, { userIds, guests }, inviting) {
	const { id: channelId } = channel;
	const { inviterId, nowMs, expect = [] } = inviting;
	return {
		expect: [
			{
				kind: "openChannel",
				id: channelId
			},
			...expect,
			...userIds.map((userId) => ({
				kind: "channelStranger",
				channelId,
				userId
			})),
			...expectMembersRoom(channel),
			...guests.map(({ id, version }) => hasVersion(users, { id }, version))
		],
		writes: [
			...guests.map((guest) => put(users, {
				...guest,
				version: guest.version + 1
			})),
			{
				kind: "addChannelMembers",
				channelId,
				userIds
			},
			...userIds.map((userId) => systemMessage(channel, userId, {
				kind: "join",
				inviterId
			}, nowMs))
		],
		byId: inviterId
	};
}
export { joinChannel as t };
