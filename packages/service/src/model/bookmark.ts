import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";
import { defineDocument, text } from "./port/document.js";

/** A link at the top of a conversation. */
export interface Bookmark {
  readonly id: Id;
  readonly version: number;
  readonly channelId: Id;
  readonly created: Instant;
  /** Default: it was never edited. */
  readonly edited?: Instant;
  readonly title: string;
  readonly link: string;
  /** Between colons. */
  readonly emoji?: string;
  /** Place in the conversation, compared by bytes. */
  readonly rank: string;
  /** User who added it or edited it last, and the user's workspace. */
  readonly lastUpdatedBy: { readonly userId: Id; readonly workspaceId: Id };
}

/** Bookmarks of conversations. */
export const bookmarks = defineDocument<Bookmark>()({
  name: "bookmark",
  table: "bookmarks",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    channel_id: text((it) => it.channelId, { document: "channel", onRemove: "remove" }),
    rank: text((it) => it.rank),
  },
  lists: { of_channel: { by: ["channel_id"], order: ["rank"] } },
  sample: (seed) => ({
    id: `Bk${1 + (seed % 4)}`,
    version: 1 + (seed % 3),
    channelId: `C${1 + (seed % 3)}`,
    created: "2026-01-02T03:04:05.006Z",
    title: `Bookmark ${seed}`,
    link: "https://acme.example/",
    rank: seed % 2 === 0 ? "g" : "h",
    lastUpdatedBy: { userId: "U1", workspaceId: "T1" },
  }),
});

/**
 * The bookmarks of a conversation as a whole. Adding and removing one changes its version, so that two calls at once
 * take different ranks and never exceed the limit.
 */
export interface BookmarkShelf {
  readonly channelId: Id;
  readonly version: number;
  /** Number of bookmarks. */
  readonly count: number;
  /** Rank of the bookmark that was added last. Absent before the first one. */
  readonly lastRank?: string;
}

/** Shelves of bookmarks, by conversation. */
export const bookmarkShelves = defineDocument<BookmarkShelf>()({
  name: "bookmarkShelf",
  table: "bookmark_shelves",
  key: ["channel_id"],
  columns: { channel_id: text((it) => it.channelId, { document: "channel", onRemove: "remove" }) },
  lists: {},
  sample: (seed) => ({
    channelId: `C${1 + (seed % 3)}`,
    version: 1 + (seed % 3),
    count: seed % 4,
    lastRank: "g",
  }),
});
