import { xn as isIn } from "./server.js";
import { G as maxMembersOf } from "./rules.js";
// ../../packages/service/src/conversations/joining/find-joinable.ts
async function findJoinable(ids, joining, admits) {
	const { workspaceId, byId, store } = joining;
	const wanted = [...new Set(ids)];
	const fit = (await Promise.all(wanted.map((id) => store.channels.seenBy(id, byId)))).flatMap((seen) => seen !== void 0 && isOpen(seen, workspaceId) && admits(seen) ? [seen.channel] : []);
	const fitIds = new Set(fit.map(({ id }) => id));
	const unfit = wanted.find((id) => !fitIds.has(id));
	return {
		channels: fit,
		...unfit !== void 0 && { unfit }
	};
}
function isOpen({ channel, memberCount }, workspaceId) {
	const { kind, archived, deleted } = channel;
	const isChannel = kind === "public" || kind === "private";
	const isLive = !archived && deleted !== true && isIn(channel, workspaceId);
	return isChannel && isLive && memberCount < maxMembersOf(channel);
}
export { findJoinable as t };
