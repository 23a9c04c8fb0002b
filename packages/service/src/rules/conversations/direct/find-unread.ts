import type { SeenChannel } from "../../../model/channel-store.js";
import type { Store } from "../../../model/service-store.js";
import type { Id } from "../../../values/ids.js";
import { printTs } from "../../../values/message-ts.js";
import { toMessages } from "../message-objects.js";
import type { ConversationView } from "../to-conversation.js";

interface Viewer {
  readonly viewerId: Id;
  readonly siteUrl: string;
}

/** Finds the newest message of a conversation, and the number of messages that a member has not read. */
export async function findUnread(
  { channel, membership }: SeenChannel,
  { viewerId, siteUrl }: Viewer,
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
