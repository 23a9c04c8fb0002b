import type { MessageEvent } from "../../../analytics/message-event.js";
import type { Message } from "../../../messages/message.js";
import { compareText } from "../../compare-text.js";
import type { MessageReader, MessageStretch } from "../../readers.js";
import { countMessages } from "./map-expectations.js";
import type { MapState } from "./map-state.js";

/** Reads messages and what was done with them. */
export function createMapMessageReader(now: () => MapState): MessageReader {
  const of = (channelId: string) => now().messages.get(channelId) ?? [];
  return {
    get: async (channelId, ts) => of(channelId).find((message) => message.ts === ts),
    byClientMsgId: async (appId, clientMsgId) =>
      [...now().messages.values()]
        .flat()
        .filter((message) => message.appId === appId && message.clientMsgId === clientMsgId)
        .sort((one, other) => compareText(one.ts, other.ts) || compareText(one.channelId, other.channelId))
        .at(-1),
    window: async (channelId, { limit, ...stretch }) =>
      of(channelId)
        .filter((message) => isIn(stretch, message))
        .slice(0, limit),
    events: async (channelId, stretch) =>
      [...now().messageEvents.values()]
        .filter((event) => event.channelId === channelId && isIn(stretch, event))
        .sort((one, other) => compareText(orderOf(one), orderOf(other))),
    latest: async (channelId, limit) => of(channelId).toReversed().slice(0, limit),
    count: async (workspaceId) => countMessages(now(), workspaceId),
  };
}

/** Records what was done with messages that there are, by users that there are. */
export function recordMessageEvents(state: MapState, events: readonly MessageEvent[]): void {
  for (const event of events) {
    const exists = state.messages.get(event.channelId)?.some(({ ts }) => ts === event.ts) === true;
    if (exists && state.users.has(event.userId)) {
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
