import { documents } from "../model/documents.js";
import type { CommitView, EventDraft, EventRead } from "../model/event-draft.js";
import type { Message } from "../model/message.js";
import type { Activity, OwnReaction, RecordActivity, RemoveReaction } from "../model/reaction.js";
import { readTs, type Ts } from "../values/instant.js";
import { conversationAudience, type EventSource, eventTsOf } from "./event-source.js";

/** Events of added reactions. */
export const addedReactionEvents: EventSource<RecordActivity> = {
  subscriptions: ["reaction_added"],
  reads: ({ activity }) => activity.filter(isReaction).flatMap(readsOf),
  drafts: ({ activity }, view) => activity.filter(isReaction).flatMap((it) => draft("reaction_added", it, view)),
};

/** Events of removed reactions. */
export const removedReactionEvents: EventSource<RemoveReaction> = {
  subscriptions: ["reaction_removed"],
  reads: readsOf,
  drafts: (write, view) => draft("reaction_removed", write, view),
};

function isReaction(one: Activity): one is Extract<Activity, { kind: "reaction" }> {
  return one.kind === "reaction";
}

function readsOf({ channelId, ts }: OwnReaction): readonly EventRead[] {
  return [
    { kind: "document", document: documents.channel, key: { id: channelId } },
    { kind: "document", document: documents.message, key: keyOfMessage(channelId, ts) },
  ];
}

function draft(type: string, { channelId, ts, userId, name }: OwnReaction, view: CommitView): readonly EventDraft[] {
  const channel = view.channel(channelId);
  const message = view.before(documents.message, keyOfMessage(channelId, ts));
  if (channel === undefined || message === undefined) return [];
  const eventTs = eventTsOf(view);
  return [
    { type, audience: conversationAudience(channel, type), facts: { channelId, message, userId, name, eventTs } },
  ];
}

function keyOfMessage(channelId: string, ts: string) {
  return { channel_id: channelId, ts: readTs(ts) ?? 0 };
}

interface ReactionFacts {
  readonly channelId: string;
  readonly message: Message;
  readonly userId: string;
  readonly name: string;
  readonly eventTs: Ts;
}

/** Writes `reaction_added` and `reaction_removed`. */
export function writeReaction(type: "reaction_added" | "reaction_removed") {
  return async ({ channelId, message, userId, name, eventTs }: ReactionFacts): Promise<object> => {
    const author = message.userId ?? message.authorId;
    return {
      type,
      user: userId,
      reaction: name,
      item: { type: "message", channel: channelId, ts: message.ts },
      ...(author !== undefined && { item_user: author }),
      event_ts: eventTs,
    };
  };
}
