import { Ir as isActive } from "./server.js";
import { g as partnerOf } from "./rules.js";
import { t as findUnread } from "./find-unread.js";
// ../../packages/service/src/conversations/direct/read-direct.ts
async function readDirect({ channel, memberCount, membership }, { viewerId, siteUrl, nowMs }, store) {
	if (channel.kind !== "im" || membership === void 0) return { deactivated: new Set() };
	const [unread, partner] = await Promise.all([findUnread({
		channel,
		memberCount,
		membership
	}, {
		viewerId,
		siteUrl
	}, store), store.users.get(partnerOf(channel, viewerId))]);
	return {
		deactivated: new Set(partner === void 0 || isActive(partner, nowMs) ? [] : [partner.id]),
		unread
	};
}
export { readDirect as t };
