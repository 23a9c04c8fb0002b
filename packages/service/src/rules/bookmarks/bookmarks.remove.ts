import type { BookmarksRemoveArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { type BookmarkShelf, bookmarkShelves, bookmarks } from "../../model/bookmark.js";
import { hasVersion, put, remove } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { findBookmark } from "./find-bookmark.js";

type Outcome = MethodOutcome<Methods["bookmarks.remove"]>;
type Context = MethodContext<WebapiCaller>;

/** Removes a bookmark from its conversation. */
export function createRemoveBookmark({ store }: { readonly store: Store }) {
  return (sent: BookmarksRemoveArguments, { caller }: Context): Promise<Outcome> =>
    decide(store, () => decideRemoval(sent, caller, store));
}

async function decideRemoval(
  sent: BookmarksRemoveArguments,
  caller: WebapiCaller,
  store: Store,
): Promise<Decision<Outcome>> {
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
