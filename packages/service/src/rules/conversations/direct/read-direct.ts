import type { SeenChannel } from "../../../model/channel-store.js";
import type { Store } from "../../../model/service-store.js";
import type { Id } from "../../../values/ids.js";
import { isActive } from "../../directory/is-active.js";
import { type ConversationView, partnerOf } from "../to-conversation.js";
import { findUnread } from "./find-unread.js";

interface Viewer {
  readonly viewerId: Id;
  readonly siteUrl: string;
  readonly nowMs: number;
}

/** The fields that only a direct conversation shows: its newest message, what is unread, and whether the other user is gone. */
export async function readDirect(
  { channel, memberCount, membership }: SeenChannel,
  { viewerId, siteUrl, nowMs }: Viewer,
  store: Store,
): Promise<Pick<ConversationView, "deactivated" | "unread">> {
  if (channel.kind !== "im" || membership === undefined) return { deactivated: new Set() };
  const [unread, partner] = await Promise.all([
    findUnread({ channel, memberCount, membership }, { viewerId, siteUrl }, store),
    store.users.get(partnerOf(channel, viewerId)),
  ]);
  return { deactivated: new Set(partner === undefined || isActive(partner, nowMs) ? [] : [partner.id]), unread };
}
