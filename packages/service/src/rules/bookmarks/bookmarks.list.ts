import type { BookmarksListArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { serviceLimits } from "../../generated/service.js";
import { bookmarks } from "../../model/bookmark.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { findBookmarked } from "./find-shelf.js";
import { toBookmark } from "./to-bookmark.js";

type Outcome = MethodOutcome<Methods["bookmarks.list"]>;
type Context = MethodContext<WebapiCaller>;

/** Lists the bookmarks of a conversation. */
export function createListBookmarks({ store }: { readonly store: Store }) {
  return async ({ channel_id: id }: BookmarksListArguments, { caller }: Context): Promise<Outcome> => {
    const found = await findBookmarked(id, caller, store);
    if (!found.ok) return found;
    const { value: limit } = serviceLimits.bookmarks;
    const all = await store.list(bookmarks, "of_channel", { channel_id: found.channel.id }, { limit });
    return { ok: true, bookmarks: all.map(toBookmark) };
  };
}
