import { isInHistory, isOfService, type Message, pinnedColumn, replierColumn, threadColumn } from "../model/message.js";
import type { MessageReader, MessageStretch, Replier } from "../model/message-store.js";
import { compareText } from "../model/port/stored-text.js";
import type { Activity } from "../model/reaction.js";
import { countMessages, hasClientMsgKey } from "./map-expectations.js";
import { type MapState, messagesIn } from "./map-state.js";

/** Reader of messages and their activity. */
export function createMapMessageReader(now: () => MapState): MessageReader {
  const messagesOf = (channelId: string) => messagesIn(now(), channelId);
  return {
    get: async (channelId, ts) => messagesOf(channelId).find((message) => message.ts === ts),
    byClientMsgId: async (key) => messagesOf(key.channelId).findLast((message) => hasClientMsgKey(message, key)),
    window: async (channelId, { limit, ...stretch }) =>
      messagesOf(channelId)
        .filter((message) => isIn(stretch, message))
        .slice(0, limit),
    activity: async (channelId, stretch) =>
      [...now().messageEvents.values()]
        .filter((one) => one.channelId === channelId && isIn(stretch, one))
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

/** Records activity of existing messages and users. */
export function recordActivity(state: MapState, activity: readonly Activity[]): void {
  for (const one of activity) {
    const exists = messagesIn(state, one.channelId).some(({ ts }) => ts === one.ts);
    if (exists && state.documents.user.has(one.userId)) {
      state.messageEvents.set(`${one.channelId} ${orderOf(one)}`, structuredClone(one));
    }
  }
}

function isIn({ oldest, latest }: MessageStretch, { ts }: Pick<Message, "ts">): boolean {
  return ts >= oldest && ts <= latest;
}

function orderOf(one: Activity): string {
  return [one.ts, one.kind, one.userId, detailOf(one)].join(" ");
}

function detailOf(one: Activity): string {
  switch (one.kind) {
    case "view":
      return one.client;
    case "reaction":
      return one.name;
    case "share":
    case "click":
      return "";
  }
}
