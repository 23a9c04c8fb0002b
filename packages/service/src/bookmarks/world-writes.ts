import { idPrefixes } from "../generated/service.js";
import { put } from "../store/document.js";
import type { Id } from "../values/ids.js";
import { present } from "../world/section/present.js";
import { storedCreation } from "../world/section/stored-instant.js";
import type { WriteContext } from "../world/section/write-context.js";
import type { Write } from "../writes.js";
import { type BookmarkShelf, bookmarks as bookmarkDocument, bookmarkShelves } from "./bookmark.js";
import { nextRank } from "./next-rank.js";
import type { WorldBookmark } from "./world.js";

/** Writes of the bookmarks, and of their number in each conversation. */
export function bookmarkWrites(items: readonly WorldBookmark[], { ids, nowMs }: WriteContext): readonly Write[] {
  const shelves = new Map<Id, BookmarkShelf>();
  const puts = items.map((item) => {
    const channelId = ids.of("channel", item.channel);
    const { count = 0, lastRank } = shelves.get(channelId) ?? {};
    const rank = nextRank(lastRank);
    shelves.set(channelId, { channelId, version: 1, count: count + 1, lastRank: rank });
    return put(bookmarkDocument, {
      id: ids.given(item.id, idPrefixes.bookmark),
      version: 1,
      channelId,
      created: storedCreation(item, nowMs),
      title: item.title,
      link: item.link,
      ...present("emoji", item.emoji),
      rank,
      lastUpdatedBy: { userId: ids.of("user", item.user), workspaceId: ids.workspace(undefined) },
    });
  });
  return [...puts, ...[...shelves.values()].map((shelf) => put(bookmarkShelves, shelf))];
}
