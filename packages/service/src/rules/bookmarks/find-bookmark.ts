import { bookmarks } from "../../model/bookmark.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Store } from "../../model/store.js";
import { createRefuse } from "../../store/refusal.js";
import { findConversation } from "../conversations/find-conversation.js";

/** Builds a refusal of a call about bookmarks, with its reason. */
export const refuse = createRefuse<string>("everyday-2#annotations");

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

/** Finds a conversation whose bookmarks the caller may read: one that the caller is a member of. */
export async function findBookmarked(id: string, caller: WebapiCaller, store: Store) {
  const found = await findConversation(id, { caller, store, kindScopes: {} });
  if (!found.ok || found.membership !== undefined) return found;
  return refuse("access_denied", id, "a channel that the caller has joined");
}

/** Finds a conversation whose bookmarks the caller may change. */
export async function findChangeable(id: string, caller: WebapiCaller, store: Store) {
  const found = await findConversation(id, { caller, store, kindScopes: {} });
  if (!found.ok) return found;
  const { channel, membership } = found;
  if (channel.archived) return refuse("permission_denied", id, "a conversation that is not archived");
  if (membership === undefined) return refuse("access_denied", id, "a channel that the caller has joined");
  if (caller.user?.guest !== undefined) return refuse("permission_denied", caller.user.id, "a full member");
  return found;
}
