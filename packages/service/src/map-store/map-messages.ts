import type { MessageEvent } from "../analytics/message-event.js";
import type { Message } from "../messages/message.js";
import type { MessageReader, MessageStretch } from "../messages/message-store.js";
import { compareText } from "../store/compare-text.js";
import { countMessages, hasClientMsgKey } from "./map-expectations.js";
import { type MapState, messagesIn } from "./map-state.js";

/** Reader of messages and their events. */
export function createMapMessageReader(now: () => MapState): MessageReader {
  const messagesOf = (channelId: string) => messagesIn(now(), channelId);
  return {
    get: async (channelId, ts) => messagesOf(channelId).find((message) => message.ts === ts),
    byClientMsgId: async (key) => messagesOf(key.channelId).findLast((message) => hasClientMsgKey(message, key)),
    window: async (channelId, { limit, ...stretch }) =>
      messagesOf(channelId)
        .filter((message) => isIn(stretch, message))
        .slice(0, limit),
    events: async (channelId, stretch) =>
      [...now().messageEvents.values()]
        .filter((event) => event.channelId === channelId && isIn(stretch, event))
        .sort((one, other) => compareText(orderOf(one), orderOf(other))),
    latest: async (channelId, limit) => messagesOf(channelId).toReversed().slice(0, limit),
    count: async (workspaceId) => countMessages(now(), workspaceId),
  };
}

/** Records events of existing messages and users. */
export function recordMessageEvents(state: MapState, events: readonly MessageEvent[]): void {
  for (const event of events) {
    const exists = messagesIn(state, event.channelId).some(({ ts }) => ts === event.ts);
    if (exists && state.documents.user.has(event.userId)) {
      state.messageEvents.set(`${event.channelId} ${orderOf(event)}`, structuredClone(event));
    }
  }
}

function isIn({ oldest, latest }: MessageStretch, { ts }: Pick<Message, "ts">): boolean {
  return ts >= oldest && ts <= latest;
}

function orderOf(event: MessageEvent): string {
  return [event.ts, event.kind, event.userId, detailOf(event)].join(" ");
}

function detailOf(event: MessageEvent): string {
  switch (event.kind) {
    case "view":
      return event.client;
    case "reaction":
      return event.name;
    case "share":
    case "click":
      return "";
  }
}
