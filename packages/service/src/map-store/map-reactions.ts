import { isIn, typeOf } from "../model/channel.js";
import { isInHistory, type Message, threadColumn } from "../model/message.js";
import { compareText } from "../model/port/stored-text.js";
import type {
  EmojiReactions,
  OwnReaction,
  ReactedBy,
  ReactedMessage,
  ReactionExpectation,
  ReactionReader,
  ReactionRoom,
  ReactionView,
} from "../model/reaction.js";
import { type MapState, messagesIn } from "./map-state.js";

/** Reader of reactions. Events stay in the order in which they were recorded. */
export function createMapReactionReader(now: () => MapState): ReactionReader {
  return {
    of: async (channelId, timestamps, view) =>
      [...new Set(timestamps)].sort(compareText).flatMap((ts) => ofMessage(now(), { channelId, ts }, view)),
    room: async (reaction) => roomFor(now(), reaction),
    by: async ({ from, offset, limit, ...selection }) =>
      reactedBy(now(), selection)
        .filter((message) => from === undefined || newestFirst(message, from) >= 0)
        .slice(offset, offset + limit),
    countBy: async (selection) => reactedBy(now(), selection).length,
  };
}

/** Whether an expectation about reactions is met. */
export function holdsForReaction(state: MapState, expectation: ReactionExpectation): boolean {
  const { isOwn, ownCount, otherEmoji } = roomFor(state, expectation);
  if (expectation.kind === "hasReacted") return isOwn;
  const { emojiAtMost, ownAtMost } = expectation;
  const { channelId, ts } = expectation;
  const message = messagesIn(state, channelId).find((one) => one.ts === ts);
  return message !== undefined && isLive(message) && !isOwn && ownCount < ownAtMost && otherEmoji < emojiAtMost;
}

/** Removes a reaction. */
export function removeReaction(state: MapState, { channelId, ts, userId, name }: OwnReaction): void {
  for (const [key, event] of state.messageEvents) {
    if (event.kind !== "reaction" || event.channelId !== channelId || event.ts !== ts) continue;
    if (event.userId === userId && event.name === name) state.messageEvents.delete(key);
  }
}

function reactionsIn(state: MapState): readonly OwnReaction[] {
  return [...state.messageEvents.values()].flatMap((event) => (event.kind === "reaction" ? [event] : []));
}

function reactionsTo(state: MapState, { channelId, ts }: ReactedMessage): readonly OwnReaction[] {
  return reactionsIn(state).filter((reaction) => reaction.channelId === channelId && reaction.ts === ts);
}

function ofMessage(
  state: MapState,
  message: ReactedMessage,
  { viewerId, usersAtMost }: ReactionView,
): readonly EmojiReactions[] {
  return [...Map.groupBy(reactionsTo(state, message), ({ name }) => name)].map(([name, its]) => {
    const userIds = its.map(({ userId }) => userId).filter((id, nth) => nth < usersAtMost || id === viewerId);
    return { ts: message.ts, name, userIds, count: its.length };
  });
}

function roomFor(state: MapState, reaction: OwnReaction): ReactionRoom {
  const all = reactionsTo(state, reaction);
  const own = all.filter(({ userId }) => userId === reaction.userId);
  const names = new Set(all.map(({ name }) => name));
  return {
    isOwn: own.some(({ name }) => name === reaction.name),
    ownCount: own.length,
    otherEmoji: names.has(reaction.name) ? 0 : names.size,
  };
}

function reactedBy(state: MapState, { userId, ...seen }: ReactedBy): readonly Message[] {
  const own = reactionsIn(state).filter((reaction) => reaction.userId === userId);
  const keys = new Set(own.map(({ channelId, ts }) => `${channelId} ${ts}`));
  return [...state.documents.message.values()]
    .filter((message) => keys.has(`${message.channelId} ${message.ts}`) && isLive(message))
    .filter((message) => isSeen(state, message, seen))
    .sort(newestFirst);
}

function isSeen(
  { documents, channelMembers }: MapState,
  { channelId }: ReactedMessage,
  { workspaceId, viewerId, seesPublic }: Omit<ReactedBy, "userId">,
): boolean {
  const channel = documents.channel.get(channelId);
  if (channel === undefined || channel.deleted === true || !isIn(channel, workspaceId)) return false;
  const isPublic = typeOf(channel) === "public_channel";
  return channelMembers.get(channelId)?.has(viewerId) === true || (isPublic && seesPublic);
}

function isLive(message: Message): boolean {
  return isInHistory(message) || threadColumn(message) !== undefined;
}

function newestFirst(one: ReactedMessage, other: ReactedMessage): number {
  return compareText(other.ts, one.ts) || compareText(other.channelId, one.channelId);
}
