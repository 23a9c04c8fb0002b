import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { findConversation } from "../conversations/find-conversation.js";
import { refuse } from "./refusal.js";

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
