import { z } from "zod";
import { idPatterns, idPrefixes, serviceLimits } from "../generated/service.js";
import { type BookmarkShelf, bookmarks as bookmarkDocument, bookmarkShelves } from "../model/bookmark.js";
import { put } from "../model/port/document.js";
import type { Write } from "../model/store.js";
import { nextRank } from "../rules/bookmarks/bookmark-rules.js";
import { emojiForm } from "../rules/directory/emoji/main-name.js";
import type { Id } from "../values/ids.js";
import { createdSchema, type DeepReadonly, idSchema, referenceSchema } from "./schemas.js";
import {
  one,
  present,
  type Reference,
  storedCreation,
  type WorldFinding,
  type WorldSection,
  type WriteContext,
} from "./section.js";

const bookmarkSchema = z
  .strictObject({
    id: idSchema(idPatterns.bookmark),
    channel: referenceSchema("The conversation"),
    title: z.string().min(1).max(256).describe("Its title."),
    link: z.url({ protocol: /^https?$/ }).describe("URL that it leads to."),
    emoji: z
      .string()
      .regex(emojiForm, "Expected an emoji between colons")
      .optional()
      .describe("Emoji between colons. Default: none."),
    user: referenceSchema("The user who added it"),
    created: createdSchema,
  })
  .describe("A link at the top of a conversation. Those of one conversation are in the order of the file.");

type WorldBookmark = DeepReadonly<z.infer<typeof bookmarkSchema>>;

/** Bookmarks of a world file. */
export const bookmarkSection: WorldSection<"bookmarks", WorldBookmark> = {
  key: "bookmarks",
  schema: bookmarkSchema,
  *references({ channel, user }, path): Generator<Reference> {
    yield* one("channel", channel, [...path, "channel"]);
    yield* one("user", user, [...path, "user"]);
  },
};

const { value: atMost } = serviceLimits.bookmarks;

/** A conversation has no more bookmarks than methods would add. */
export function checkBookmarks(items: readonly WorldBookmark[]): readonly WorldFinding[] {
  const counts = new Map<string, number>();
  return items.flatMap(({ channel }, i) => {
    const count = (counts.get(channel) ?? 0) + 1;
    counts.set(channel, count);
    if (count !== atMost + 1) return [];
    return [
      { path: ["bookmarks", i, "channel"], message: `The conversation ${channel} has more than ${atMost} bookmarks` },
    ];
  });
}

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
