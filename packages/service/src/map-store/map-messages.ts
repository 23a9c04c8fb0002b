import type { MessageEvent } from "../analytics/message-event.js";
import {
  isInHistory,
  isOfService,
  type Message,
  pinnedColumn,
  replierColumn,
  threadColumn,
} from "../messages/message.js";
import type { MessageReader, MessageStretch, Replier } from "../messages/message-store.js";
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
    history: async (channelId, { order, limit, ...stretch }) => {
      const shown = messagesOf(channelId).filter((message) => isInHistory(message) && isIn(stretch, message));
      return (order === "newestFirst" ? shown.toReversed() : shown).slice(0, limit);
    },
    countAfter: async (channelId, ts) =>
      messagesOf(channelId).filter((message) => isInHistory(message) && message.ts > ts).length,
    countWrittenAfter: async (channelId, ts) =>
      messagesOf(channelId).filter((it) => isInHistory(it) && !isOfService(it) && it.ts > ts).length,
    replies: async (channelId, threadTs, { limit, ...stretch }) =>
      repliesIn(messagesOf(channelId))
        .filter((message) => message.threadTs === threadTs && isIn(stretch, message))
        .slice(0, limit),
    repliers: async (channelId, stretch) => repliersIn(messagesOf(channelId), stretch),
    pins: async (channelId, limit) =>
      pinsIn(messagesOf(channelId))
        .toSorted((one, other) => compareText(keyOfPin(other), keyOfPin(one)))
        .slice(0, limit),
    countPins: async (channelId) => pinsIn(messagesOf(channelId)).length,
    count: async (workspaceId) => countMessages(now(), workspaceId),
  };
}

function pinsIn(messages: readonly Message[]): readonly Message[] {
  return messages.filter((message) => pinnedColumn(message) !== undefined);
}

function keyOfPin({ pinned, ts }: Message): string {
  return `${pinned?.ts} ${ts}`;
}

function repliesIn(messages: readonly Message[]): readonly Message[] {
  return messages.filter((message) => threadColumn(message) !== undefined);
}

function repliersIn(messages: readonly Message[], { oldest, latest }: MessageStretch): readonly Replier[] {
  const replies = repliesIn(messages).filter(({ threadTs = "" }) => threadTs >= oldest && threadTs <= latest);
  const groups = Map.groupBy(replies, (reply) => `${reply.threadTs} ${replierColumn(reply)}`);
  const repliers = [...groups.values()].flatMap((its): readonly Replier[] => {
    const [first, last] = [its[0], its.at(-1)];
    if (first?.threadTs === undefined || last === undefined) return [];
    const { threadTs } = first;
    return [{ threadTs, id: replierColumn(first) ?? "", count: its.length, first: first.ts, latest: last.ts }];
  });
  return repliers.sort(
    (one, other) => compareText(one.threadTs, other.threadTs) || compareText(one.first, other.first),
  );
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
