import { bookmarks } from "../../model/bookmark.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { findChangeable } from "./find-shelf.js";
import { refuse } from "./refusal.js";

/** Finds a bookmark of a conversation whose bookmarks the caller may change. */
export async function findBookmark(
  { channel_id: channelId, bookmark_id: id }: { readonly channel_id: string; readonly bookmark_id: string },
  caller: WebapiCaller,
  store: Store,
) {
  const found = await findChangeable(channelId, caller, store);
  if (!found.ok) return found;
  const bookmark = await store.get(bookmarks, { id });
  if (bookmark === undefined || bookmark.channelId !== found.channel.id) {
    return refuse("not_found", id, "a bookmark of the conversation");
  }
  return { ok: true, bookmark } as const;
}
