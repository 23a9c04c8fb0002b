import type { BookmarksAddArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { idPrefixes, serviceLimits } from "../../generated/service.js";
import { type Bookmark, type BookmarkShelf, bookmarkShelves, bookmarks } from "../../model/bookmark.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Ids } from "../../values/ids.js";
import { findChangeable } from "./find-shelf.js";
import { nextRank } from "./next-rank.js";
import { readEmoji, refuseLink } from "./read-parts.js";
import { refuse } from "./refusal.js";
import { toBookmark } from "./to-bookmark.js";

type Outcome = MethodOutcome<Methods["bookmarks.add"]>;
type Context = MethodContext<WebapiCaller>;

const { value: atMost } = serviceLimits.bookmarks;

/** Dependencies of `bookmarks.add`. */
interface AddOptions {
  readonly store: Store;
  readonly ids: Ids;
}

/** Adds a link to a conversation. */
export function createAddBookmark({ store, ids }: AddOptions) {
  return (sent: BookmarksAddArguments, context: Context): Promise<Outcome> =>
    decide(store, () => decideAdding(sent, context, { store, ids }));
}

async function decideAdding(
  sent: BookmarksAddArguments,
  { caller, now }: Context,
  { store, ids }: AddOptions,
): Promise<Decision<Outcome>> {
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
