import { idPrefixes } from "../generated/service.js";
import { type BookmarkShelf, bookmarks as bookmarkDocument, bookmarkShelves } from "../model/bookmark.js";
import { put } from "../model/port/document.js";
import type { Write } from "../model/writes.js";
import { nextRank } from "../rules/bookmarks/next-rank.js";
import type { Id } from "../values/ids.js";
import type { WorldBookmark } from "./bookmarks.js";
import { present } from "./section/present.js";
import { storedCreation } from "./section/stored-instant.js";
import type { WriteContext } from "./section/write-context.js";

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
