import { Hr as createRefuse, go as secondsOf } from "./server.js";
import { An as countCharacters, V as managesChannels } from "./rules.js";
import { a as findAnalysedChannel, i as wholeWindow, n as isReversed, t as findMessagePage } from "./find-page.js";
// ../../packages/service/src/analytics/to-analytics-message.ts
async function toAnalyticsMessages({ messages, stretch }, channel, store) {
	const events = Map.groupBy(await store.messages.events(channel.id, stretch), ({ ts }) => ts);
	const fileIds = [...new Set(messages.flatMap(({ fileIds = [] }) => fileIds))];
	const files = new Map((fileIds.length === 0 ? [] : await store.files.getMany(fileIds)).map((file) => [file.id, file]));
	return messages.map((message) => ({
		...toMessage(message),
		...some("reactions", toReactions(events.get(message.ts) ?? [])),
		...some("files", (message.fileIds ?? []).flatMap((id) => toFile(files.get(id), channel)))
	}));
}
function toMessage({ ts, userId, subtype, threadTs, botId, clientMsgId, text }) {
	return {
		type: "message",
		ts,
		...userId !== void 0 && { user_id: userId },
		...subtype !== void 0 && { subtype },
		...threadTs !== void 0 && { thread_ts: threadTs },
		...botId !== void 0 && { display_as_bot: true },
		...clientMsgId !== void 0 && { client_msg_id: clientMsgId },
		text_character_count: countCharacters(text)
	};
}
function toReactions(events) {
	const names = events.flatMap((event) => event.kind === "reaction" ? event.name : []);
	return [...Map.groupBy(names.toSorted(), (name) => name)].map(([name, { length: count }]) => ({
		name,
		count
	}));
}
function toFile(file, channel) {
	if (file === void 0) return [];
	const created = secondsOf(file.created);
	const ending = /\.([A-Za-z0-9]+)$/.exec(file.name)?.[1]?.toLowerCase();
	return [{
		id: file.id,
		created,
		timestamp: created,
		mimetype: file.mimetype,
		...ending !== void 0 && {
			filetype: ending,
			pretty_type: ending.toUpperCase()
		},
		is_external: false,
		is_public: channel.kind === "public",
		public_url_shared: false,
		display_as_bot: false
	}];
}
function some(key, list) {
	return list.length === 0 ? {} : { [key]: list };
}
// ../../packages/service/src/analytics/admin.analytics.messages.metadata.ts
const refuse = createRefuse("web-api#adminanalyticsmessagesmetadata-get");
function createMessagesMetadata({ definition, store }) {
	const { pageSize, cursorError } = definition.facts.paging;
	return async (sent, { caller, now }) => {
		const { channel: channelId, oldest_ts = null, latest_ts = null, cursor } = sent;
		const found = await findAnalysedChannel(channelId, caller, store);
		const refusal = await refuseCaller(caller, store) ?? refuseChannel(found, channelId);
		if (refusal !== void 0 || found.kind !== "found") return refusal ?? refuse("channel_not_found", channelId);
		const window = wholeWindow(sent, now.getTime());
		if (isReversed(window)) return refuseReversed(window);
		const page = await findMessagePage(store, {
			key: [
				"admin.analytics.messages.metadata",
				channelId,
				oldest_ts,
				latest_ts
			],
			channelId,
			window,
			limit: pageSize
		}, cursor);
		if (page === void 0) return {
			...refuse(cursorError, cursor),
			messages: ["[ERROR] unknown cursor [json-pointer:/cursor]"]
		};
		return {
			ok: true,
			messages: await toAnalyticsMessages(page, found.channel, store),
			response_metadata: { next_cursor: page.nextCursor }
		};
	};
}
async function refuseCaller({ token, organization }, store) {
	if (!await managesChannels(token, store)) return refuse("no_permission", token.installation, "the Channel Management role");
	switch (organization?.analytics) {
		case "off": return refuse("admin_analytics_disabled", organization.id, "analytics that are switched on");
		case "preparing": return refuse("analytics_unavailable", organization.id, "analytics that are ready");
		case void 0: return;
	}
}
function refuseChannel({ kind }, id) {
	switch (kind) {
		case "found": return;
		case "absent": return refuse("channel_not_found", id, "a channel of the organization");
		case "foreign": return refuse("different_team_owns_message_metadata_for_channel", id, "a channel of the organization");
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
export { createMessagesMetadata };
