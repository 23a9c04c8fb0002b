import type {
  BookmarksAddArguments,
  BookmarksEditArguments,
  BookmarksListArguments,
  BookmarksRemoveArguments,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { idPrefixes, serviceLimits } from "../../generated/service.js";
import { type Bookmark, type BookmarkShelf, bookmarkShelves, bookmarks } from "../../model/bookmark.js";
import type { WebapiCaller } from "../../model/caller.js";
import { hasVersion, put, remove } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Ids } from "../../values/ids.js";
import {
  findBookmark,
  findBookmarked,
  findChangeable,
  nextRank,
  readEmoji,
  refuse,
  refuseLink,
  toBookmark,
} from "./bookmark-rules.js";

type AddBookmarkOutcome = MethodOutcome<Methods["bookmarks.add"]>;
type Context = MethodContext<WebapiCaller>;

const { value: atMost } = serviceLimits.bookmarks;

/** Dependencies of `bookmarks.add`. */
interface AddOptions {
  readonly store: Store;
  readonly ids: Ids;
}

/** Adds a link to a conversation. */
export function createAddBookmark({ store, ids }: AddOptions) {
  return (sent: BookmarksAddArguments, context: Context): Promise<AddBookmarkOutcome> =>
    decide(store, () => decideAdding(sent, context, { store, ids }));
}

async function decideAdding(
  sent: BookmarksAddArguments,
  { caller, now }: Context,
  { store, ids }: AddOptions,
): Promise<Decision<AddBookmarkOutcome>> {
  const found = await findChangeable(sent.channel_id, caller, store);
  if (!found.ok) return { kind: "answer", answer: found };
  const read = await readNew(sent, caller, store);
  if (!read.ok) return { kind: "answer", answer: read };
  const { id: channelId } = found.channel;
  const key = { channel_id: channelId };
  const shelf = (await store.get(bookmarkShelves, key)) ?? { channelId, version: 0, count: 0 };
  if (shelf.count >= atMost) {
    return { kind: "answer", answer: refuse("too_many_bookmarks", shelf.count, `fewer than ${atMost} bookmarks`) };
  }
  const rank = nextRank(shelf.lastRank);
  const bookmark: Bookmark = {
    id: ids.id(idPrefixes.bookmark),
    version: 1,
    channelId,
    created: now.toISOString(),
    title: sent.title,
    link: read.link,
    ...(read.emoji !== undefined && { emoji: read.emoji }),
    rank,
    lastUpdatedBy: { userId: caller.user?.id ?? "", workspaceId: caller.workspace.id },
  };
  const next: BookmarkShelf = { channelId, version: shelf.version + 1, count: shelf.count + 1, lastRank: rank };
  return {
    kind: "commit",
    batch: {
      expect: [hasVersion(bookmarkShelves, key, shelf.version)],
      writes: [put(bookmarkShelves, next), put(bookmarks, bookmark)],
    },
    answer: () => ({ ok: true, bookmark: toBookmark(bookmark) }),
  };
}

async function readNew({ type, link = "", emoji }: BookmarksAddArguments, caller: WebapiCaller, store: Store) {
  if (type !== "link") return refuse("invalid_bookmark_type", type, "link");
  const refusal = refuseLink(link);
  if (refusal !== undefined) return refusal;
  const read = await readEmoji(emoji, caller, store);
  return read.ok ? ({ ...read, link } as const) : read;
}

type EditBookmarkOutcome = MethodOutcome<Methods["bookmarks.edit"]>;

/** Changes the title, link or emoji of a bookmark. */
export function createEditBookmark({ store }: { readonly store: Store }) {
  return (sent: BookmarksEditArguments, context: Context): Promise<EditBookmarkOutcome> =>
    decide(store, () => decideEdit(sent, context, store));
}

async function decideEdit(
  sent: BookmarksEditArguments,
  { caller, now }: Context,
  store: Store,
): Promise<Decision<EditBookmarkOutcome>> {
  const found = await findBookmark(sent, caller, store);
  if (!found.ok) return { kind: "answer", answer: found };
  const link = sent.link === undefined ? undefined : refuseLink(sent.link);
  if (link !== undefined) return { kind: "answer", answer: link };
  const read = await readEmoji(sent.emoji, caller, store);
  if (!read.ok) return { kind: "answer", answer: read };
  const { emoji: oldEmoji, ...before } = found.bookmark;
  const emoji = sent.emoji === undefined ? oldEmoji : read.emoji;
  const after: Bookmark = {
    ...before,
    version: before.version + 1,
    edited: now.toISOString(),
    ...(sent.title !== undefined && { title: sent.title }),
    ...(sent.link !== undefined && { link: sent.link }),
    ...(emoji !== undefined && { emoji }),
    lastUpdatedBy: { userId: caller.user?.id ?? "", workspaceId: caller.workspace.id },
  };
  return {
    kind: "commit",
    batch: { expect: [hasVersion(bookmarks, { id: before.id }, before.version)], writes: [put(bookmarks, after)] },
    answer: () => ({ ok: true, bookmark: toBookmark(after) }),
  };
}

type ListBookmarksOutcome = MethodOutcome<Methods["bookmarks.list"]>;

/** Lists the bookmarks of a conversation. */
export function createListBookmarks({ store }: { readonly store: Store }) {
  return async ({ channel_id: id }: BookmarksListArguments, { caller }: Context): Promise<ListBookmarksOutcome> => {
    const found = await findBookmarked(id, caller, store);
    if (!found.ok) return found;
    const { value: limit } = serviceLimits.bookmarks;
    const all = await store.list(bookmarks, "of_channel", { channel_id: found.channel.id }, { limit });
    return { ok: true, bookmarks: all.map(toBookmark) };
  };
}

type RemoveBookmarkOutcome = MethodOutcome<Methods["bookmarks.remove"]>;

/** Removes a bookmark from its conversation. */
export function createRemoveBookmark({ store }: { readonly store: Store }) {
  return (sent: BookmarksRemoveArguments, { caller }: Context): Promise<RemoveBookmarkOutcome> =>
    decide(store, () => decideRemoval(sent, caller, store));
}

async function decideRemoval(
  sent: BookmarksRemoveArguments,
  caller: WebapiCaller,
  store: Store,
): Promise<Decision<RemoveBookmarkOutcome>> {
  const found = await findBookmark(sent, caller, store);
  if (!found.ok) return { kind: "answer", answer: found };
  const { id, version, channelId } = found.bookmark;
  const key = { channel_id: channelId };
  const shelf = (await store.get(bookmarkShelves, key)) ?? { channelId, version: 0, count: 1 };
  const next: BookmarkShelf = { ...shelf, version: shelf.version + 1, count: shelf.count - 1 };
  return {
    kind: "commit",
    batch: {
      expect: [hasVersion(bookmarkShelves, key, shelf.version), hasVersion(bookmarks, { id }, version)],
      writes: [put(bookmarkShelves, next), remove(bookmarks, { id })],
    },
    answer: () => ({ ok: true }),
  };
}
