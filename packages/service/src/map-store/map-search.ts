import { isIn, typeOf } from "../model/channel.js";
import type { Message } from "../model/message.js";
import {
  type MessageSearch,
  type SearchReader,
  type SearchSlice,
  scoredTerms,
  type TermSequence,
  termsOf,
} from "../model/message-search.js";
import { compareText } from "../model/port/stored-text.js";
import type { MapState } from "./map-state.js";

/** A message that was found, and its score. */
interface Hit {
  readonly message: Message;
  readonly score: number;
}

/** Reader of searches. Looks at every message. */
export function createMapSearchReader(now: () => MapState): SearchReader {
  return {
    messages: async (slice) => {
      const state = now();
      const hits = [...state.documents.message.values()].flatMap((message) => toHit(state, message, slice));
      const ordered = hits.sort(slice.direction === "ascending" ? inOrder : (one, other) => inOrder(other, one));
      const items = ordered.slice(slice.offset, slice.offset + slice.limit).map(({ message }) => message);
      return { items, total: hits.length };
    },
  };
}

function toHit(state: MapState, message: Message, slice: SearchSlice): readonly Hit[] {
  if (!isSeen(state, message, slice) || !matches(state, message, slice)) return [];
  const scored = new Set(scoredTerms(slice));
  const score = slice.sort === "score" ? termsOf(message).filter((term) => scored.has(term)).length : 0;
  return [{ message, score }];
}

function matches(state: MapState, message: Message, { all, none, anyOf, isReacted, oldest, latest }: MessageSearch) {
  const terms = termsOf(message);
  const occurs = (sequence: TermSequence) =>
    terms.some((_, at) => sequence.every((term, nth) => terms[at + nth] === term));
  return (
    message.ts >= oldest &&
    message.ts <= latest &&
    all.every(occurs) &&
    !none.some(occurs) &&
    anyOf.every((list) => list.some((term) => terms.includes(term))) &&
    (isReacted === undefined || isReacted === hasReactions(state, message))
  );
}

function hasReactions({ messageEvents }: MapState, { channelId, ts }: Message): boolean {
  return [...messageEvents.values()].some(
    (event) => event.kind === "reaction" && event.channelId === channelId && event.ts === ts,
  );
}

function isSeen(
  { documents, channelMembers }: MapState,
  { channelId, deleted }: Message,
  { workspaceId, viewerId, seesPublic }: MessageSearch,
): boolean {
  const channel = documents.channel.get(channelId);
  if (deleted === true || channel === undefined || channel.deleted === true) return false;
  if (!isIn(channel, workspaceId)) return false;
  const isMember = channelMembers.get(channelId)?.has(viewerId) === true;
  return isMember || (seesPublic && typeOf(channel) === "public_channel");
}

function inOrder(one: Hit, other: Hit): number {
  return (
    one.score - other.score ||
    compareText(one.message.ts, other.message.ts) ||
    compareText(one.message.channelId, other.message.channelId)
  );
}
