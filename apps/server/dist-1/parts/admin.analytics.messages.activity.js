import { Ft as compareText, Hr as createRefuse } from "./server.js";
import { V as managesChannels } from "./rules.js";
import { a as findAnalysedChannel, n as isReversed, r as recentWindow, t as findMessagePage } from "./find-page.js";
// ../../packages/service/src/analytics/to-message-activity.ts
async function toMessageActivities({ messages, stretch }, channelId, store) {
	const events = await store.messages.events(channelId, stretch);
	const users = new Map((await store.users.getMany([...new Set(events.map(({ userId }) => userId))])).map((user) => [user.id, user]));
	const byMessage = Map.groupBy(events, ({ ts }) => ts);
	return messages.map(({ ts }) => toActivity({
		channelId,
		ts,
		events: byMessage.get(ts) ?? [],
		users
	}));
}
function toActivity({ channelId, ts, events, users }) {
	const { views, reactions, shares, clicks } = countUsers(events);
	const viewsOn = (client) => uniqueUsers(events.filter((it) => it.kind === "view" && it.client === client));
	const by = (groupOf) => groupEvents(events, users, groupOf);
	return {
		channel_id: channelId,
		timestamp: ts,
		unique_user_reactions_count: reactions,
		unique_user_shares_count: shares,
		unique_user_views_count: views,
		unique_user_clicks_count: clicks,
		unique_views_client: {
			desktop_views_count: viewsOn("desktop"),
			mobile_views_count: viewsOn("mobile"),
			web_views_count: viewsOn("web")
		},
		unique_stats_by_department: by(({ enterprise }) => enterprise?.department).map(([department, those]) => ({
			department,
			...countUsers(those)
		})),
		unique_stats_by_org: by(({ memberships }) => memberships[0]?.workspaceId).map(([workspaceId, those]) => ({
			team_id: workspaceId,
			...countUsers(those)
		}))
	};
}
function countUsers(events) {
	const count = (kind) => uniqueUsers(events.filter((event) => event.kind === kind));
	return {
		views: count("view"),
		reactions: count("reaction"),
		shares: count("share"),
		clicks: count("click")
	};
}
function uniqueUsers(events) {
	return new Set(events.map(({ userId }) => userId)).size;
}
function groupEvents(events, users, groupOf) {
	return [...Map.groupBy(events, ({ userId }) => {
		const user = users.get(userId);
		return (user && groupOf(user)) ?? "";
	})].filter(([name]) => name !== "").sort(([one], [other]) => compareText(one, other));
}
// ../../packages/service/src/analytics/admin.analytics.messages.activity.ts
const refuse = createRefuse("web-api#adminanalyticsmessagesactivity-get");
function createMessagesActivity({ definition, store }) {
	const { defaultSize, cursorError } = definition.facts.paging;
	return async (sent, { caller, now }) => {
		const { channel: channelId, oldest_ts = null, latest_ts = null, cursor, limit = defaultSize } = sent;
		const found = await findAnalysedChannel(channelId, caller, store);
		const refusal = await refuseCaller(caller, store) ?? refuseChannel(found, channelId);
		if (refusal !== void 0) return refusal;
		const window = recentWindow(sent, now.getTime());
		if (isReversed(window)) return refuseReversed(window);
		const page = await findMessagePage(store, {
			key: [
				"admin.analytics.messages.activity",
				channelId,
				oldest_ts,
				latest_ts
			],
			channelId,
			window,
			limit
		}, cursor);
		if (page === void 0) return {
			...refuse(cursorError, cursor),
			messages: ["[ERROR] unknown cursor [json-pointer:/cursor]"]
		};
		return {
			ok: true,
			message_activities: await toMessageActivities(page, channelId, store),
			response_metadata: { next_cursor: page.nextCursor }
		};
	};
}
async function refuseCaller({ token, organization }, store) {
	if (!await managesChannels(token, store)) return refuse("restricted_action", token.installation, "the Channel Management role");
	if (organization?.analytics !== "off") return void 0;
	return refuse("restricted_action", organization.id, "analytics that are switched on");
}
function refuseChannel({ kind }, id) {
	switch (kind) {
		case "found": return;
		case "absent":
		case "foreign": return refuse("channel_not_found", id, "a channel of the organization");
		case "notGranted": return refuse("team_access_not_granted", id, "a channel of a workspace that the installation was granted to");
	}
}
function refuseReversed(window) {
	const messages = ["[ERROR] must not be later than latest_ts [json-pointer:/oldest_ts]"];
	return {
		...refuse("invalid_arguments", window, "a window that starts before it ends"),
		messages
	};
}
export { createMessagesActivity };
