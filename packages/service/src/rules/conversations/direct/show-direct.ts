import type { SeenChannel } from "../../../model/channel-store.js";
import type { Store } from "../../../model/store.js";
import type { Id } from "../../../values/ids.js";
import { printTs } from "../../../values/message-ts.js";
import { isActive } from "../../directory/is-active.js";
import { toMessages } from "../message-objects.js";
import { type ConversationView, partnerOf } from "../to-conversation.js";

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

interface UnreadViewer {
  readonly viewerId: Id;
  readonly siteUrl: string;
}

/** Finds the newest message of a conversation, and the number of messages that a member has not read. */
export async function findUnread(
  { channel, membership }: SeenChannel,
  { viewerId, siteUrl }: UnreadViewer,
  store: Store,
): Promise<NonNullable<ConversationView["unread"]>> {
  const { messages } = store;
  const [[newest], unread] = await Promise.all([
    messages.history(channel.id, { ...always, order: "newestFirst", limit: 1 }),
    messages.countAfter(channel.id, membership?.lastReadTs ?? printTs(0)),
  ]);
  const shown = await toMessages(
    newest === undefined ? [] : [newest],
    { channel, viewerId, siteUrl, metadata: new Set() },
    store,
  );
  return { latest: shown[0] ?? null, unread_count: unread, unread_count_display: unread };
}

const always = { oldest: printTs(0), latest: printTs(Number.MAX_SAFE_INTEGER) } as const;
