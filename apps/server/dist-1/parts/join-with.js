import { Lr as isExpired } from "./server.js";
import { t as joinChannel } from "./join-channel.js";
// ../../packages/service/src/administration/in-workspace.ts
function inWorkspace(user, workspaceId, nowMs) {
	const { memberships, guest } = user;
	const isThere = memberships.some((one) => one.workspaceId === workspaceId);
	return {
		...user,
		active: true,
		memberships: isThere ? memberships : [...memberships, {
			workspaceId,
			role: "member"
		}],
		...guest !== void 0 && isExpired(user, nowMs) && { guest: { kind: guest.kind } }
	};
}
// ../../packages/service/src/conversations/joining/join-with.ts
async function joinWith(channels, { userId, inviterId, nowMs }, store) {
	const known = await Promise.all(channels.map(({ id }) => store.channels.isMember(id, userId)));
	const joined = channels.filter((_, at) => known[at] !== true);
	const invitees = {
		userIds: [userId],
		guests: []
	};
	const batches = joined.map((channel) => joinChannel(channel, invitees, {
		inviterId,
		nowMs
	}));
	return {
		expect: batches.flatMap(({ expect }) => expect),
		writes: batches.flatMap(({ writes }) => writes)
	};
}
export { inWorkspace as n, joinWith as t };
