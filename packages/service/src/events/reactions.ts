import type { Activity, RecordActivity } from "../model/activity.js";
import type { CommitView, EventRead } from "../model/commit-view.js";
import { documents } from "../model/documents.js";
import type { EventDraft } from "../model/event-draft.js";
import type { OwnReaction, RemoveReaction } from "../model/reaction-store.js";
import { readTs } from "../values/message-ts.js";
import { conversationAudience } from "./conversation-audience.js";
import type { EventSource } from "./event-source.js";
import { eventTsOf } from "./event-time.js";

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
