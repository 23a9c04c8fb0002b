import { go as secondsOf } from "./server.js";
// ../../packages/service/src/bookmarks/to-bookmark.ts
function toBookmark(bookmark) {
	const { id, channelId, title, link, emoji, created, edited, rank, lastUpdatedBy } = bookmark;
	return {
		id,
		channel_id: channelId,
		title,
		link,
		emoji: emoji ?? null,
		icon_url: null,
		type: "link",
		entity_id: null,
		date_created: secondsOf(created),
		date_updated: edited === void 0 ? 0 : secondsOf(edited),
		rank,
		last_updated_by_user_id: lastUpdatedBy.userId,
		last_updated_by_team_id: lastUpdatedBy.workspaceId,
		shortcut_id: null,
		app_id: null
	};
}
export { toBookmark as t };
