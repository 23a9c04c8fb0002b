import { Ar as readTs, Qo as serviceLimits, Sn as placesOf, gr as isGranted, kr as printTs } from "./server.js";
import { dt as printCursor, ft as readCursor } from "./rules.js";
// ../../packages/service/src/analytics/find-channel.ts
async function findAnalysedChannel(id, { token, organization }, { channels, organizations }) {
	const channel = await channels.get(id);
	if (channel === void 0 || channel.deleted === true || channel.kind === "im" || channel.kind === "mpim") return { kind: "absent" };
	const workspace = await organizations.workspace(channel.workspaceId);
	if (workspace === void 0 || workspace.deleted) return { kind: "absent" };
	if (workspace.organizationId !== organization?.id) return { kind: "foreign" };
	return placesOf(channel).some((each) => isGranted(token, each)) ? {
		kind: "found",
		channel
	} : { kind: "notGranted" };
}
// ../../packages/service/src/analytics/window.ts
const secondUs = 1e6;
const furthestUs = Number.MAX_SAFE_INTEGER - 1;
function wholeWindow({ oldest_ts, latest_ts }, nowMs) {
	return {
		oldest: oldest_ts === void 0 ? printTs(0) : tsOf(oldest_ts),
		latest: latest_ts === void 0 ? presentSecond(nowMs) : tsOf(latest_ts)
	};
}
function recentWindow({ oldest_ts, latest_ts }, nowMs) {
	const reachUs = serviceLimits.activityDays.value * 86400 * secondUs;
	if (oldest_ts !== void 0) {
		const oldest = tsOf(oldest_ts);
		return {
			oldest,
			latest: latest_ts === void 0 ? move(oldest, reachUs) : tsOf(latest_ts)
		};
	}
	const latest = latest_ts === void 0 ? presentSecond(nowMs) : tsOf(latest_ts);
	return {
		oldest: move(latest_ts === void 0 ? printTs(nowMs * 1e3) : latest, -reachUs),
		latest
	};
}
function isReversed({ oldest, latest }) {
	return oldest > latest;
}
function after(ts) {
	return move(ts, 1);
}
function tsOf(sent) {
	const ts = sent.includes(".") ? sent : `${sent}.000000`;
	return Number.isSafeInteger(readTs(ts)) ? ts : printTs(furthestUs);
}
function presentSecond(nowMs) {
	return printTs(Math.floor(nowMs / 1e3) * secondUs + secondUs - 1);
}
function move(ts, byUs) {
	return printTs(Math.min(furthestUs, Math.max(0, (readTs(ts) ?? 0) + byUs)));
}
// ../../packages/service/src/analytics/find-page.ts
async function findMessagePage({ messages }, { key, channelId, window, limit }, cursor) {
	const start = startOf(key, window, cursor);
	if (start === void 0) return void 0;
	const found = await messages.window(channelId, {
		...start,
		limit: limit + 1
	});
	const page = found.slice(0, limit);
	const last = page.at(-1);
	const hasMore = found.length > page.length && last !== void 0;
	return {
		messages: page.filter(({ deleted }) => deleted !== true),
		stretch: {
			oldest: start.oldest,
			latest: last?.ts ?? start.oldest
		},
		nextCursor: hasMore ? printCursor(key, [after(last.ts), start.latest]) : ""
	};
}
function startOf(key, window, cursor = "") {
	if (cursor === "") return window;
	const [oldest, latest] = readCursor(key, cursor) ?? [];
	return oldest === void 0 || latest === void 0 ? void 0 : {
		oldest,
		latest
	};
}
export { findAnalysedChannel as a, wholeWindow as i, isReversed as n, recentWindow as r, findMessagePage as t };
