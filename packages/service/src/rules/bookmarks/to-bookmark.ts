import type { Bookmark as BookmarkObject } from "@rollcall/api/webapi";
import type { Bookmark } from "../../model/bookmark.js";
import { secondsOf } from "../../values/instant.js";

/** A bookmark as the Web API shows it. */
export function toBookmark(bookmark: Bookmark): BookmarkObject {
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
    date_updated: edited === undefined ? 0 : secondsOf(edited),
    rank,
    last_updated_by_user_id: lastUpdatedBy.userId,
    last_updated_by_team_id: lastUpdatedBy.workspaceId,
    shortcut_id: null,
    app_id: null,
  };
}
